import { Pencil } from "lucide";
import { useState } from "react";
import { COUNTER_METHODS, ONLINE_METHODS } from "../../payment-methods.ts";
import { cents, showCents } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { FormDialog } from "../../ui/admin/form-dialog.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Marked } from "../../ui/admin/marked.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import { editedTotals } from "../rules/edited-totals.ts";
import type { SaleLine } from "./sale-draft.ts";
import { SaleLines } from "./sale-lines.tsx";
import { useEditLines } from "./use-orders.ts";
import { saleWords } from "./sale-words.ts";
import { methodName } from "./status-words.ts";
import "./new-sale.css";

/** Offered as long as nothing stands against a change. */
export function EditLines({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  if (order.status !== "pending" && order.status !== "processing") return null;
  return (
    <>
      <button type="button" className="admin-button admin-button--small" onClick={() => setOpen(true)}>
        <I of={Pencil} s />
        {saleWords().change.title}
      </button>
      {isOpen && <EditLinesDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function totalWords(total: number, difference: number): string {
  const said = saleWords().change;
  if (difference > 0) return said.totalToBePaid(showCents(total), showCents(difference));
  return difference < 0 ? said.totalToGoBack(showCents(total), showCents(-difference)) : said.newTotal(showCents(total));
}

function EditLinesDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const [units, setUnits] = useState(() => new Map(order.items.map(({ itemId, quantity }) => [itemId, String(quantity)])));
  const [added, setAdded] = useState<SaleLine[]>([]);
  const [way, setWay] = useState("");
  const [reference, setReference] = useState("");
  const save = useEditLines();
  const said = saleWords().change;
  const priced = [
    ...order.items.map(({ itemId, price }) => ({ price: cents(price), quantity: Number(units.get(itemId)) || 0 })),
    ...added.map(({ price, quantity }) => ({ price: cents(price), quantity })),
  ];
  const before = {
    subtotal: order.subtotal,
    discount: order.discount,
    paymentMethod: order.payment_method,
    codPercent: order.cod_percent,
    ivaPercent: order.iva_percent,
  };
  const { total } = editedTotals(before, priced);
  const isPaid = order.received > 0;
  const difference = total - order.total + order.balance;
  const changed = order.items
    .map(({ itemId, quantity }) => ({ itemId, quantity: Number(units.get(itemId)) || 0, before: quantity }))
    .filter((line) => line.quantity !== line.before)
    .map(({ itemId, quantity }) => ({ itemId, quantity }));
  const items = [...changed, ...added.map(({ carpetId, size, quantity }) => ({ carpetId, size, quantity }))];
  const submit = () => {
    if (items.length === 0 || save.isPending) return;
    const money = isPaid && way ? { way, reference } : {};
    save.mutate({ id: order.id, edit: { items, ...money } }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      label={order.order_number}
      title={said.title}
      hint={order.customer_email ? said.told(order.customer_email) : said.nobodyTold}
      onSubmit={submit}
      onClose={onClose}
      foot={
        <button className="admin-button admin-button--primary" disabled={items.length === 0 || save.isPending}>
          {said.save}
        </button>
      }
    >
      {order.items.map(({ itemId, carpet_name: name, size, quantity }) => (
        <Field key={itemId} label={`${name}, ${size}`} hint={said.now(quantity)}>
          {(wiring) => (
            <input
              {...wiring}
              className="admin-input"
              inputMode="numeric"
              maxLength={2}
              value={units.get(itemId)}
              onChange={({ target }) => setUnits(new Map(units).set(itemId, target.value.replaceAll(/\D/g, "")))}
            />
          )}
        </Field>
      ))}
      <SaleLines lines={added} onChange={setAdded} />
      {isPaid && difference !== 0 && (
        <div className="admin-two-columns">
          <Field label={difference > 0 ? said.paidBy : said.wentBackBy}>
            {(wiring) => (
              <Select {...wiring} value={way} onChange={({ target }) => setWay(target.value)}>
                <option value="">{difference > 0 ? said.byLink : said.notYet}</option>
                {[...(difference > 0 ? [] : ONLINE_METHODS), ...COUNTER_METHODS].map((each) => (
                  <option key={each} value={each}>
                    {methodName(each)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {way && (
            <Field label={said.reference}>
              {(wiring) => (
                <input
                  {...wiring}
                  className="admin-input"
                  maxLength={120}
                  value={reference}
                  onChange={({ target }) => setReference(target.value)}
                />
              )}
            </Field>
          )}
        </div>
      )}
      <p aria-live="polite">
        <Marked text={totalWords(total, isPaid ? difference : 0)} />
      </p>
    </FormDialog>
  );
}
