import { useState } from "react";
import type { ReturnCondition, ReturnStatus } from "../../orders/rules/return-statuses.ts";
import { useOrderOptions } from "../../orders/admin/use-orders.ts";
import type { SaleLine } from "../../orders/admin/sale-draft.ts";
import { SaleLines } from "../../orders/admin/sale-lines.tsx";
import { methodName } from "../../orders/admin/status-words.ts";
import { COUNTER_METHODS, ONLINE_METHODS } from "../../payment-methods.ts";
import { pesosIn, showCents, showPesos } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { StaffReturn } from "../contract.ts";
import { type Step, useMoveReturn } from "./use-returns.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";

const WAYS = [...COUNTER_METHODS, ...ONLINE_METHODS];

/** What the step needs to know; every one writes to the customer, and says so. */
export function StepForm({ row }: { row: StaffReturn }) {
  const said = words().step;
  const save = useMoveReturn(row.id);
  const [note, setNote] = useState("");
  const [isReasonAsked, setReasonAsked] = useState(false);
  const [isReferenceAsked, setReferenceAsked] = useState(false);
  const [condition, setCondition] = useState<ReturnCondition>("resellable");
  const [pesos, setPesos] = useState(Math.min(row.value, row.refundable) / 100);
  const [way, setWay] = useState<string>("transfer");
  const [reference, setReference] = useState("");
  const [exchangeOrder, setExchangeOrder] = useState("");
  const [day, setDay] = useState(row.pickup?.day ?? "");
  const [carrier, setCarrier] = useState(row.pickup?.carrier ?? "");
  const [guide, setGuide] = useState(row.pickup?.trackingNumber ?? "");
  const { data: options } = useOrderOptions();
  const [other, setOther] = useState<SaleLine[]>([]);
  const more = other.reduce((sum, { price, quantity }) => sum + price * quantity, 0) - Math.min(row.value, row.refundable);
  const amount = Math.round(pesos) * 100;
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
  const lacksReference = amount > 0 && way !== "cash" && !reference.trim();
  const move = (status: ReturnStatus) => {
    if (status === "refused" && !note.trim()) setReasonAsked(true);
    else if (status === "refunded" && lacksReference) setReferenceAsked(true);
    else save.mutate(bodyOf(status));
  };
  const has = (status: ReturnStatus) => row.next.includes(status);
  return (
    <div className="admin-drawer__section return-step">
      <span className="admin-label">{said.title}</span>
      {(has("approved") || row.status === "approved") && (
        <fieldset className="return-exchange">
          <legend>{said.pickup}</legend>
          <TextField label={said.day} type="date" value={day} onChange={setDay} />
          <Field label={said.carrier} hint={said.carrierHint}>
            {(wiring) => (
              <Select {...wiring} value={carrier} onChange={({ target }) => setCarrier(target.value)}>
                <option value="">{said.shopItself}</option>
                {options?.carriers.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
          {carrier && <TextField label={said.guide} maxLength={60} value={guide} onChange={setGuide} />}
          {row.status === "approved" && (
            <Only call="PUT /api/admin/returns/{id}">
              <button
                type="button"
                className="admin-button"
                disabled={save.isPending || !(day || carrier)}
                onClick={() => save.mutate(bodyOf("approved"))}
              >
                {said.savePickup}
              </button>
            </Only>
          )}
        </fieldset>
      )}
      {has("received") && (
        <Field label={said.condition} hint={said.conditionHint}>
          {(wiring) => (
            <Select {...wiring} value={condition} onChange={({ target }) => setCondition(target.value as ReturnCondition)}>
              <option value="resellable">{said.conditions.resellable}</option>
              <option value="damaged">{said.conditions.damaged}</option>
            </Select>
          )}
        </Field>
      )}
      {has("refunded") && (
        <>
          <TextField
            label={said.amount}
            hint={said.amountHint}
            inputMode="numeric"
            value={pesos > 0 ? showPesos(pesos) : ""}
            onChange={(typed) => setPesos(pesosIn(typed))}
          />
          <Field label={said.way}>
            {(wiring) => (
              <Select {...wiring} value={way} onChange={({ target }) => setWay(target.value)}>
                {WAYS.map((value) => (
                  <option key={value} value={value}>
                    {methodName(value)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <TextField
            label={said.reference}
            error={isReferenceAsked && lacksReference ? said.writeReference : undefined}
            maxLength={120}
            value={reference}
            onChange={setReference}
          />
          <fieldset className="return-exchange">
            <legend>{said.exchange}</legend>
            <SaleLines lines={other} onChange={setOther} />
            {other.length > 0 && (
              <p aria-live="polite">
                {more > 0 ? said.more(showCents(more)) : more < 0 ? said.less(showCents(-more)) : said.samePrice}
              </p>
            )}
          </fieldset>
          <TextField
            label={said.otherOrder}
            hint={said.otherOrderHint}
            maxLength={40}
            value={exchangeOrder}
            onChange={setExchangeOrder}
          />
        </>
      )}
      <Field
        label={said.note}
        hint={said.noteHint(row.customer_email)}
        error={isReasonAsked && !note.trim() ? said.writeReason : undefined}
      >
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
              onClick={() => move(status)}
            >
              {said.names[status]}
            </button>
          ))}
        </div>
      </Only>
    </div>
  );
}
