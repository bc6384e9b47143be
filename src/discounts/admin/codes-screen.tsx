import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showDay, showShortDay } from "../../ui/admin/show-day.ts";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { deleteCode, DiscountCode, listCodes } from "../contract.ts";
import type { DiscountState } from "../rules/discount-state.ts";
import { CodeForm } from "./code-form.tsx";
import { TagsCell } from "./tags-cell.tsx";
import { monthsAround, TimeBar } from "./time-bar.tsx";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./code-list.css";

const LOOKS: Record<DiscountState, string> = { Activo: "is-good", Programado: "is-info", Expirado: "is-off", Inactivo: "is-off" };
const STATES = Object.keys(LOOKS) as DiscountState[];
const percent = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 2 });

type Deeds = { edit: (code: DiscountCode) => void; remove: (code: DiscountCode) => void };

const columnsOf = ({ edit, remove }: Deeds, now: Date) => [
  column<DiscountCode>("code", words().list.code, ({ code }) => <span className="discount-code">{code}</span>, {
    className: "code-list__code",
  }),
  column<DiscountCode>("name", words().list.name, ({ name }) => name, { className: "code-list__name" }),
  column<DiscountCode>(
    "percentage",
    words().list.discount,
    ({ percentage }) => words().list.percent(percent.format(percentage)),
    {
      className: "code-list__percentage admin-number",
    },
  ),
  column<DiscountCode>("tags", words().list.appliesTo, (code) => <TagsCell code={code} />, { className: "code-list__tags" }),
  column<DiscountCode>(
    "bar",
    <span className="code-dates__months">
      {monthsAround(now).map((month) => (
        <span key={month}>{month}</span>
      ))}
    </span>,
    (code) => <TimeBar code={code} now={now} />,
    { className: "code-list__dates", width: 224 },
  ),
  column<DiscountCode>(
    "dates",
    words().list.dates,
    ({ start_date, end_date }) => (
      <>
        <span className="admin-nowrap">{showShortDay(start_date)} –</span>{" "}
        <span className="admin-nowrap">{showShortDay(end_date)}</span>
      </>
    ),
    { className: "code-list__days" },
  ),
  column<DiscountCode>(
    "used",
    words().list.used,
    ({ times_used, usage_limit }) => (usage_limit ? words().list.usedOf(times_used, usage_limit) : times_used),
    { className: "code-list__uses admin-number" },
  ),
  column<DiscountCode>(
    "state",
    words().list.state,
    ({ state }) => <span className={`admin-status ${LOOKS[state]}`}>{state}</span>,
    {
      className: "code-list__state",
    },
  ),
  column<DiscountCode>(
    "actions",
    <span className="admin-visually-hidden">{words().list.actions}</span>,
    (code) => (
      <Only call="PUT /api/admin/discount-codes/{id}">
        <div className="admin-row-actions">
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={words().list.edit(code.code)}
            onClick={() => edit(code)}
          >
            <I of={Pencil} s />
          </button>
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--small"
            aria-label={words().list.remove(code.code)}
            onClick={() => remove(code)}
          >
            <I of={Trash2} s />
          </button>
        </div>
      </Only>
    ),
    { className: "code-list__actions" },
  ),
];

export function CodesScreen() {
  const { list: said, remove: removing } = words();
  const filters = useFilters();
  const [now] = useState(() => new Date());
  const list = useQuery({
    queryKey: ["discount-codes"],
    queryFn: () => callApi<typeof listCodes>("GET /api/admin/discount-codes"),
  });
  const confirm = useConfirm();
  const [refused, setRefused] = useState("");
  const remove = useSave(
    ({ id }: DiscountCode) => callApi<typeof deleteCode>("DELETE /api/admin/discount-codes/{id}", { params: { id } }),
    { failed: removing.failed, done: () => removing.done, stale: ["discount-codes"] },
  );
  const ask = async (code: DiscountCode) => {
    setRefused("");
    const { text, action } = removing;
    if (await confirm({ title: removing.title(code.code), text, action }))
      remove.mutate(code, { onError: (error) => setRefused(error.message || removing.failed) });
  };
  const all = list.data ?? [];
  const state = filters.get("state");
  const rows = all.filter((code) => !state || code.state === state);
  const edit = filters.get("edit");
  const edited = all.find(({ id }) => String(id) === edit);
  const open = (id: string | number | undefined) => filters.set({ edit: id });
  const add = (
    <Only call="POST /api/admin/discount-codes">
      <button type="button" className="admin-button admin-button--primary" onClick={() => open("new")}>
        <I of={Plus} />
        {said.add}
      </button>
    </Only>
  );
  const usable = all.filter((code) => code.state === "Activo").length;
  return (
    <Screen
      title={said.title}
      sum={list.data && said.sum(all.length, usable)}
      actions={add}
      phoneActions={
        <Only call="POST /api/admin/discount-codes">
          <button
            type="button"
            className="admin-button admin-button--primary admin-button--icon"
            aria-label={said.add}
            onClick={() => open("new")}
          >
            <I of={Plus} />
          </button>
        </Only>
      }
    >
      <nav className="admin-views admin-views--flush" aria-label={said.views}>
        {["", ...STATES].map((each) => (
          <button
            type="button"
            key={each}
            aria-current={state === each ? "true" : undefined}
            onClick={() => filters.set({ state: each })}
          >
            {each || said.all}
            <small>{each ? all.filter((code) => code.state === each).length : all.length}</small>
          </button>
        ))}
      </nav>
      {refused && <Banner text={refused} />}
      {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={24} />}
      {rows.length > 0 && (
        <>
          <Ledger
            className="code-list"
            label={said.label}
            columns={columnsOf({ edit: ({ id }) => open(id), remove: (code) => void ask(code) }, now)}
            rows={rows}
            keyOf={({ id }) => id}
            rowClass={(code) => (code.state === "Activo" || code.state === "Programado" ? undefined : "is-off")}
          />
          <p className="admin-small admin-muted admin-padded code-list__today">{said.today(showDay(now.toISOString()))}</p>
        </>
      )}
      {list.data && rows.length === 0 && (
        <Empty title={state ? said.noneOf(state) : said.none} action={state ? undefined : add}>
          {said.noneText}
        </Empty>
      )}
      {(edit === "new" || edited) && <CodeForm key={edit} code={edited} onClose={() => open(undefined)} />}
    </Screen>
  );
}
