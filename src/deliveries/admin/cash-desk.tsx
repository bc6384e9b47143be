import { type FormEvent, useState } from "react";
import { showCents, showPesos } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { showPerson } from "../../staff/admin/show-person.ts";
import { showTime } from "../../ui/admin/show-day.ts";
import type { CashDay } from "../contract.ts";
import { useCashDay, useCloseCashDay } from "./use-deliveries.ts";
import { words } from "./words.ts";

/** The day's cash: what should be there, and what was counted. */
export function CashDesk({ day }: { day: string }) {
  const { data } = useCashDay(day);
  if (!data) return null;
  const said = words().cash;
  return (
    <section className="cash-desk" aria-label={said.title}>
      <div className="admin-section-heading">
        <h2>{said.title}</h2>
        <span className="admin-muted">{said.expected(showCents(data.closing?.expected ?? data.expected))}</span>
      </div>
      <ul>
        {data.lines.map(({ order_number: number, what, amount, at }) => (
          <li key={`${number} ${what} ${at}`}>
            <span>
              {showTime(at)} {said.what[what]} {number}
            </span>
            <span>{showCents(amount)}</span>
          </li>
        ))}
      </ul>
      {data.closing ? (
        <Closed closing={data.closing} since={data.expected - data.closing.expected} />
      ) : (
        <CloseForm day={day} expected={data.expected} />
      )}
    </section>
  );
}

type Closing = NonNullable<CashDay["closing"]>;
function closedWords({ closed_by, counted, difference }: Closing): string {
  const said = words().cash;
  const by = showPerson(closed_by);
  if (difference === 0) return said.asExpected(by, showCents(counted));
  const closed = difference < 0 ? said.closedMissing : said.closedTooMuch;
  return closed(by, showCents(counted), showCents(Math.abs(difference)));
}

const Closed = ({ closing, since }: { closing: Closing; since: number }) => (
  <>
    <p>
      {closedWords(closing)} {closing.note}
    </p>
    {since !== 0 && <p>{words().cash.since(showCents(since))}</p>}
  </>
);

function CloseForm({ day, expected }: { day: string; expected: number }) {
  const [counted, setCounted] = useState("");
  const [note, setNote] = useState("");
  const save = useCloseCashDay(day);
  const said = words().cash;
  const pesos = Number(counted) * 100;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (counted !== "" && !save.isPending) save.mutate({ counted: pesos, note });
  };
  return (
    <form onSubmit={submit} className="admin-two-columns">
      <Field
        label={said.counted}
        hint={
          counted === "" || pesos === expected
            ? undefined
            : pesos < expected
              ? said.missing(showCents(expected - pesos))
              : said.tooMuch(showCents(pesos - expected))
        }
      >
        {(wiring) => (
          <input
            {...wiring}
            className="admin-input"
            inputMode="numeric"
            value={counted === "" ? "" : showPesos(Number(counted))}
            onChange={({ target }) => setCounted(target.value.replaceAll(/\D/g, "").slice(0, 12))}
          />
        )}
      </Field>
      <Field label={said.note}>
        {(wiring) => (
          <input
            {...wiring}
            className="admin-input"
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <button className="admin-button" disabled={counted === "" || save.isPending}>
        {said.close}
      </button>
    </form>
  );
}
