import { useState } from "react";
import { ApiError } from "../../platform/call-api.ts";
import { pesosIn, showCents, showPesos } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { FormDialog } from "../../ui/admin/form-dialog.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { Marked } from "../../ui/admin/marked.tsx";
import { COUNTER_METHODS, ONLINE_METHODS } from "../../payment-methods.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { useRecordRefund } from "./use-orders.ts";
import { orderWords } from "./order-words.ts";
import { methodName } from "./status-words.ts";
import "./refund-dialog.css";

type Props = {
  order: StaffOrder;
  /** The payment task it answers; its amount is what the form begins with. */
  task?: { id: number; amount: number };
  onClose: () => void;
};

const waysFor = (order: StaffOrder, said = orderWords().refund) =>
  [
    ...ONLINE_METHODS.map((name) => [name, order.payment_method === name ? said.asPaid : ""] as const),
    ...COUNTER_METHODS.map((name) => [name, said.to[name]] as const),
  ] as const;

/** Writes down money that was sent back already; it moves none. */
export function RefundDialog({ order, task, onClose }: Props) {
  const left = order.received - order.refunded;
  const [amount, setAmount] = useState(Math.min(task?.amount ?? left, left));
  const [items, setItems] = useState<{ itemId: number; quantity: number }[]>([]);
  const [way, setWay] = useState<string>(order.payment_method === "COD" ? "cash" : order.payment_method);
  const [reference, setReference] = useState("");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const save = useRecordRefund(order);
  const said = orderWords().refund;
  const problems = {
    amount: amount > left ? said.atMost(showCents(left)) : amount <= 0 ? said.writeAmount : undefined,
    reference: way !== "cash" && reference.trim() === "" ? said.writeReference : undefined,
  };
  const offered = waysFor(order).filter(([value]) => value !== "terminal" || order.payment_method === value);
  const refused = save.error instanceof ApiError ? save.error.message : undefined;
  const submit = () => {
    setTried(true);
    if (problems.amount || problems.reference || save.isPending) return;
    save.mutate({ amount, way, reference, note, items, taskId: task?.id }, { onSuccess: onClose });
  };
  const fill = (cents: number, of: typeof items = []) => {
    setAmount(cents);
    setItems(of);
  };
  return (
    <FormDialog
      className="refund-dialog"
      label={order.order_number}
      title={said.title}
      hint={order.customer_email ? said.sendFirst(order.customer_email) : said.sendFirstUntold}
      onSubmit={submit}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="admin-button admin-button--text" onClick={onClose}>
            {said.cancel}
          </button>
          <button className="admin-button admin-button--primary" disabled={save.isPending}>
            {said.record(showCents(amount))}
          </button>
        </>
      }
    >
      <div>
        <Field label={said.amount} error={amount > left || tried ? problems.amount : undefined}>
          {(wiring) => (
            <div className="refund-dialog__amount">
              <input
                {...wiring}
                inputMode="numeric"
                autoComplete="off"
                value={amount > 0 ? showPesos(amount / 100) : ""}
                placeholder="$ 0"
                onChange={(event) => fill(pesosIn(event.target.value) * 100)}
              />
              <span className="admin-muted admin-small">
                {order.refunded > 0 ? said.ofLeft(showCents(left)) : said.ofPaid(showCents(left))}
              </span>
            </div>
          )}
        </Field>
        <p className="refund-dialog__quick">
          {order.items.map(({ id, carpet_name, price }) => (
            <button
              key={id}
              type="button"
              className="admin-link"
              onClick={() => fill(Math.min(price, left), [{ itemId: id, quantity: 1 }])}
            >
              1 {carpet_name}
            </button>
          ))}
          <button type="button" className="admin-link" onClick={() => fill(left)}>
            {said.allLeft}
          </button>
        </p>
        <div className="refund-dialog__bar" aria-hidden="true">
          <i style={{ flexGrow: Math.max(0, left - amount) }} />
          <i className="is-this-refund" style={{ flexGrow: Math.min(amount, left) }} />
        </div>
        <p className="refund-dialog__parts admin-small">
          <span>
            <Marked text={said.stays(showCents(Math.max(0, left - amount)))} />
          </span>
          <span>
            <Marked text={said.goesBack(showCents(Math.min(amount, left)))} />
          </span>
        </p>
      </div>
      <fieldset className="refund-dialog__ways">
        <legend>{said.way}</legend>
        {offered.map(([value, hint]) => (
          <label key={value}>
            <input type="radio" name="way" value={value} checked={way === value} onChange={() => setWay(value)} />
            <span>
              {methodName(value)}
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="refund-dialog__columns">
        <TextField
          label={way === "cash" ? said.referenceOptional : said.reference}
          error={tried ? problems.reference : undefined}
          maxLength={120}
          value={reference}
          onChange={setReference}
        />
        <TextField label={said.note} maxLength={500} value={note} onChange={setNote} />
      </div>
      {refused && (
        <p className="admin-field__error" role="alert">
          {refused}
        </p>
      )}
    </FormDialog>
  );
}
