import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { callApi } from "../../platform/call-api.ts";
import { showPercent } from "../../rates.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showShortDay } from "../../ui/admin/show-day.ts";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { deletePromotion, endPromotion, listPromotions, Promotion } from "../contract.ts";
import type { PromotionState } from "../rules/promotion-state.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { words } from "./words.ts";
import "../../ui/admin/connections.css";

const LOOKS: Record<PromotionState, string> = { active: "is-good", scheduled: "is-info", ended: "is-off" };
const STALE = ["promotions", "carpets", "carpet"];

type Acts = Record<"edit" | "end" | "remove", (promotion: Promotion) => void>;

const columnsOf = ({ edit, end, remove }: Acts) => [
  column<Promotion>("name", words().list.name, ({ name, percentage, carpets }) => (
    <>
      <b>{name}</b>
      <div className="admin-small admin-muted">{words().list.about(showPercent(percentage), carpets)}</div>
    </>
  )),
  column<Promotion>("state", words().list.state, ({ state, start_date, end_date }) => (
    <>
      <span className={`admin-status ${LOOKS[state]}`}>{words().list[state]}</span>
      <div className="admin-small admin-muted admin-nowrap">
        {showShortDay(start_date)} – {showShortDay(end_date)}
      </div>
    </>
  )),
  column<Promotion>("actions", <span className="admin-visually-hidden">{words().list.actions}</span>, (promotion) => (
    <div className="admin-row-actions">
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={words().list.editOf(promotion.name)}
        onClick={() => edit(promotion)}
      >
        {words().list.edit}
      </button>
      {promotion.state === "active" && (
        <button
          type="button"
          className="admin-button admin-button--small"
          aria-label={words().list.endOf(promotion.name)}
          onClick={() => end(promotion)}
        >
          {words().list.end}
        </button>
      )}
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={words().list.removeOf(promotion.name)}
        onClick={() => remove(promotion)}
      >
        {words().list.remove}
      </button>
    </div>
  )),
];

export function PromotionsScreen() {
  const { list: said, end: ending, remove: removing } = words();
  const filters = useFilters();
  const list = useQuery({
    queryKey: ["promotions"],
    queryFn: () => callList<typeof listPromotions>("GET /api/admin/promotions", { limit: 100 }),
  });
  const confirm = useConfirm();
  const end = useSave(
    ({ id }: Promotion) => callApi<typeof endPromotion>("POST /api/admin/promotions/{id}/end", { params: { id } }),
    { failed: ending.failed, done: ({ name }) => ending.done(name), stale: STALE },
  );
  const remove = useSave(
    ({ id }: Promotion) => callApi<typeof deletePromotion>("DELETE /api/admin/promotions/{id}", { params: { id } }),
    { failed: removing.failed, done: () => removing.done, stale: STALE },
  );
  const askEnd = async (promotion: Promotion) => {
    const { name, carpets } = promotion;
    if (await confirm({ title: ending.title(name), text: ending.text(carpets), action: ending.action })) end.mutate(promotion);
  };
  const askDelete = async (promotion: Promotion) => {
    const { text, action } = removing;
    if (await confirm({ title: removing.title(promotion.name), text, action })) remove.mutate(promotion);
  };
  const edit = filters.get("edit");
  const edited = list.data?.rows.find(({ id }) => String(id) === edit);
  const open = (id: string | number | undefined) => filters.set({ edit: id });
  const acts: Acts = {
    edit: ({ id }) => open(id),
    end: (promotion) => void askEnd(promotion),
    remove: (promotion) => void askDelete(promotion),
  };
  return (
    <Screen
      title={said.title}
      sum={said.sum}
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => open("new")}>
          <I of={Plus} />
          {said.add}
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label={said.add}
          onClick={() => open("new")}
        >
          <I of={Plus} />
        </button>
      }
    >
      {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={30} />}
      {list.data && list.data.rows.length > 0 && (
        <Ledger
          className="connection-list"
          label={said.title}
          columns={columnsOf(acts)}
          rows={list.data.rows}
          keyOf={({ id }) => id}
          rowClass={({ state }) => (state === "ended" ? "is-off" : undefined)}
        />
      )}
      {list.data?.total === 0 && <Empty title={said.none}>{said.noneText}</Empty>}
      {(edit === "new" || edited) && <PromotionForm key={edit} promotion={edited} onClose={() => open(undefined)} />}
    </Screen>
  );
}
