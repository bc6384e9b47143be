import { type FormEvent, useState } from "react";
import { showCents, showPesos } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { showTime } from "../../ui/admin/show-day.ts";
import type { CashDay } from "../contract.ts";
import { useCashDay, useCloseCashDay } from "./use-deliveries.ts";

const WHAT = { sale: "Sale", delivery: "Cash on delivery", difference: "Difference", refund: "Refund" } as const;

/** The day's cash: what should be there, and what was counted. */
export function CashDesk({ day }: { day: string }) {
  const { data } = useCashDay(day);
  if (!data) return null;
  return (
    <section className="cash-desk" aria-label="Cash of the day">
      <div className="admin-section-heading">
        <h2>Cash of the day</h2>
        <span className="admin-muted">{showCents(data.expected)} expected</span>
      </div>
      <ul>
        {data.lines.map(({ order_number: number, what, amount, at }) => (
          <li key={`${number} ${what} ${at}`}>
            <span>
              {showTime(at)} {WHAT[what]} {number}
            </span>
            <span>{showCents(amount)}</span>
          </li>
        ))}
      </ul>
      {data.closing ? <Closed closing={data.closing} /> : <CloseForm day={day} expected={data.expected} />}
    </section>
  );
}

const Closed = ({ closing }: { closing: NonNullable<CashDay["closing"]> }) => (
  <p>
    Closed by {closing.closed_by}: {showCents(closing.counted)} counted
    {closing.difference === 0
      ? ", as expected."
      : `, ${showCents(Math.abs(closing.difference))} ${closing.difference < 0 ? "missing" : "too much"}.`}{" "}
    {closing.note}
  </p>
);

function CloseForm({ day, expected }: { day: string; expected: number }) {
  const [counted, setCounted] = useState("");
  const [note, setNote] = useState("");
  const save = useCloseCashDay(day);
  const pesos = Number(counted) * 100;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (counted !== "" && !save.isPending) save.mutate({ counted: pesos, note });
  };
  return (
    <form onSubmit={submit} className="admin-two-columns">
      <Field
        label="Counted"
        hint={
          counted === "" || pesos === expected
            ? undefined
            : `${showCents(Math.abs(pesos - expected))} ${pesos < expected ? "missing" : "too much"}`
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
      <Field label="Note (optional)">
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
        Close the day
      </button>
    </form>
  );
}
