import { useState } from "react";
import type { ReturnCondition, ReturnStatus } from "../../orders/rules/return-statuses.ts";
import { useOrderOptions } from "../../orders/admin/use-orders.ts";
import { SaleLines, type SaleLine } from "../../orders/admin/sale-lines.tsx";
import { showCents } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { StaffReturn } from "../contract.ts";
import { STEP_NAMES } from "./status-names.ts";
import { type Step, useMoveReturn } from "./use-returns.ts";
import { Only } from "../../staff/admin/only.tsx";

const WAYS = [
  ["transfer", "Transfer"],
  ["Bold", "Bold"],
  ["cash", "Cash"],
  ["terminal", "Card terminal"],
] as const;

/** What the step needs to know; every one writes to the customer, and says so. */
export function StepForm({ row }: { row: StaffReturn }) {
  const save = useMoveReturn(row.id);
  const [note, setNote] = useState("");
  const [condition, setCondition] = useState<ReturnCondition>("resellable");
  const [pesos, setPesos] = useState(String(Math.min(row.value, row.refundable) / 100));
  const [way, setWay] = useState<string>("transfer");
  const [reference, setReference] = useState("");
  const [exchangeOrder, setExchangeOrder] = useState("");
  const [day, setDay] = useState(row.pickup?.day ?? "");
  const [carrier, setCarrier] = useState(row.pickup?.carrier ?? "");
  const [guide, setGuide] = useState(row.pickup?.trackingNumber ?? "");
  const { data: options } = useOrderOptions();
  const [other, setOther] = useState<SaleLine[]>([]);
  const more = other.reduce((sum, { price, quantity }) => sum + price * quantity, 0) - Math.min(row.value, row.refundable);
  const amount = Math.round(Number(pesos.replaceAll(/[^\d]/g, ""))) * 100;
  const bodyOf = (status: ReturnStatus): Step => ({
    status,
    note: note.trim() || undefined,
    ...(status === "approved" && { pickup: { day: day || null, carrier, trackingNumber: guide.trim() } }),
    ...(status === "received" && { condition }),
    ...(status === "refunded" && amount > 0 && { amount, way, reference }),
    ...(status === "exchanged" && exchangeOf()),
  });
  const exchangeOf = (): Partial<Step> => {
    if (other.length === 0) return exchangeOrder.trim() ? { exchangeOrder: exchangeOrder.trim() } : {};
    const items = other.map(({ carpetId, size, quantity }) => ({ carpetId, size, quantity }));
    return { exchange: { items }, ...(reference.trim() || way === "cash" ? { way, reference } : {}) };
  };
  const has = (status: ReturnStatus) => row.next.includes(status);
  return (
    <div className="admin-drawer__section return-step">
      <span className="admin-label">Next step</span>
      {(has("approved") || row.status === "approved") && (
        <fieldset className="return-exchange">
          <legend>Pick-up</legend>
          <TextField label="Day" type="date" value={day} onChange={setDay} />
          <Field label="Who picks it up" hint="The customer reads it in the letter and on the order's page.">
            {(wiring) => (
              <Select {...wiring} value={carrier} onChange={({ target }) => setCarrier(target.value)}>
                <option value="">The shop itself</option>
                {options?.carriers.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
          {carrier && <TextField label="Guía" maxLength={60} value={guide} onChange={setGuide} />}
          {row.status === "approved" && (
            <Only call="PUT /api/admin/returns/{id}">
              <button
                type="button"
                className="admin-button"
                disabled={save.isPending || !(day || carrier)}
                onClick={() => save.mutate(bodyOf("approved"))}
              >
                Save and tell the customer
              </button>
            </Only>
          )}
        </fieldset>
      )}
      {has("received") && (
        <Field label="Condition" hint="Resellable rugs go back on the shelf at once; damaged ones do not.">
          {(wiring) => (
            <Select {...wiring} value={condition} onChange={({ target }) => setCondition(target.value as ReturnCondition)}>
              <option value="resellable">Resellable</option>
              <option value="damaged">Damaged</option>
            </Select>
          )}
        </Field>
      )}
      {has("refunded") && (
        <>
          <TextField
            label="Amount to refund, in pesos"
            hint="0: the money went back before."
            inputMode="numeric"
            value={pesos}
            onChange={setPesos}
          />
          <Field label="How it goes back">
            {(wiring) => (
              <Select {...wiring} value={way} onChange={({ target }) => setWay(target.value)}>
                {WAYS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <TextField label="Reference" maxLength={120} value={reference} onChange={setReference} />
          <fieldset className="return-exchange">
            <legend>For an exchange: the other rug</legend>
            <SaleLines lines={other} onChange={setOther} />
            {other.length > 0 && (
              <p aria-live="polite">
                {more > 0
                  ? `${showCents(more)} more: the customer gets a link`
                  : more < 0
                    ? `${showCents(-more)} less: it goes back as above, or becomes a task`
                    : "The same price"}
              </p>
            )}
          </fieldset>
          <TextField
            label="Or the order sent instead"
            hint="Where the other rug was sold already: write its number."
            maxLength={40}
            value={exchangeOrder}
            onChange={setExchangeOrder}
          />
        </>
      )}
      <Field label="Words for the customer" hint={`Each step writes to ${row.customer_email}; these words go along.`}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="admin-input"
            rows={3}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Only call="PUT /api/admin/returns/{id}">
        <div className="admin-button-row">
          {row.next.map((status) => (
            <button
              key={status}
              type="button"
              className={status === "refused" ? "admin-button admin-button--text" : "admin-button"}
              disabled={save.isPending}
              onClick={() => save.mutate(bodyOf(status))}
            >
              {STEP_NAMES[status]}
            </button>
          ))}
        </div>
      </Only>
    </div>
  );
}
