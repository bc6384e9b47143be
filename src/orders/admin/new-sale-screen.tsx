import { ChevronLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { addresses } from "../../addresses.ts";
import { isCounter, isOnline, METHODS, PAYMENT_METHODS, type PaymentMethod } from "../../payment-methods.ts";
import { ApiError } from "../../platform/call-api.ts";
import { cents, showCents } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { SkeletonRows } from "../../ui/admin/states.tsx";
import { useShop } from "../../ui/use-shop.ts";
import { percentOf, sumOf, surchargeOn } from "../rules/totals.ts";
import { type LoadedDraft, useDraft } from "./use-draft.ts";
import { SaleDone } from "./sale-done.tsx";
import { SaleLines, type SaleLine } from "./sale-lines.tsx";
import { type SaleReply, useOrderOptions, useSell } from "./use-orders.ts";
import "./new-sale.css";

/** How long a payment link is held, in minutes. */
const HOLDS = [
  [24 * 60, "1 day"],
  [3 * 24 * 60, "3 days"],
  [7 * 24 * 60, "7 days"],
] as const;

const EMPTY = { name: "", email: "", phone: "", idNumber: "", address: "", city: "", state: "" };
const CONTACT = { name: "Name", phone: "Phone", email: "E-mail", idNumber: "Document" } as const;
const PLACE = { address: "Address", city: "City", state: "Department" } as const;

/** A sale at the counter or over the phone, from whom it is for to how it is paid. */
export function NewSaleScreen() {
  const { key } = useLocation();
  const draft = useDraft();
  if (draft.isLoading) return <SkeletonRows rows={5} />;
  return <SaleScreen key={key} draft={draft} />;
}

function SaleScreen({ draft }: { draft: LoadedDraft }) {
  const options = useOrderOptions().data;
  const { codPercent, minutesToPay } = useShop().selling;
  const sell = useSell();
  const [who, setWho] = useState({ ...EMPTY, ...draft.who });
  const [lines, setLines] = useState<SaleLine[]>(draft.lines);
  const [method, setMethod] = useState<PaymentMethod>("terminal");
  const [takenAlong, setTakenAlong] = useState(true);
  const [percent, setPercent] = useState("");
  const [reference, setReference] = useState("");
  const [hold, setHold] = useState(minutesToPay);
  const [done, setDone] = useState<SaleReply>();
  const errors = sell.error instanceof ApiError ? sell.error.fields : {};
  const atCounter = isCounter(method);
  const isSent = !atCounter || !takenAlong;
  const subtotal = sumOf(lines.map(({ price, quantity }) => ({ price: cents(price), quantity })));
  const discount = percentOf(subtotal, Number(percent) || 0);
  const total = subtotal - discount + surchargeOn(subtotal, method, codPercent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sell.isPending) return;
    const { address, city, state, ...customer } = who;
    const body = {
      customer,
      ...(isSent && (address || city) ? { shipping: { address, city, state } } : {}),
      items: lines.map(({ carpetId, size, quantity }) => ({ carpetId, size, quantity })),
      method,
      reference,
      discountPercent: Number(percent) || 0,
      ...(isOnline(method) ? { holdMinutes: hold } : {}),
      takenAlong: atCounter && takenAlong,
      ...(draft.reservationId ? { reservationId: draft.reservationId } : {}),
    };
    sell.mutate(body, { onSuccess: setDone });
  };
  if (done) return <SaleDone sale={done} phone={who.phone} />;
  const field = (name: keyof typeof EMPTY, label: string, group: string) => (
    <TextField
      key={name}
      label={label}
      error={errors[`${group}.${name}`]}
      autoComplete="off"
      value={who[name]}
      onChange={(text) => setWho({ ...who, [name]: text })}
    />
  );
  return (
    <Screen
      title="New sale"
      crumb={<Link to={addresses.admin("orders")}>Orders</Link>}
      back={
        <Link
          className="admin-button admin-button--icon admin-button--text"
          to={addresses.admin("orders")}
          aria-label="Back to the orders"
        >
          <I of={ChevronLeft} />
        </Link>
      }
    >
      <form className="new-sale" onSubmit={submit} noValidate>
        <section>
          <h2>Rugs</h2>
          {draft.missing.length > 0 && <p aria-live="polite">Not in stock: {draft.missing.join(", ")}.</p>}
          <SaleLines lines={lines} onChange={setLines} error={errors.items} />
        </section>
        <section>
          <h2>Customer</h2>
          <div className="new-sale__fields">
            {Object.entries(CONTACT).map(([name, label]) => field(name as keyof typeof CONTACT, label, "customer"))}
          </div>
        </section>
        <section>
          <h2>Payment</h2>
          <fieldset className="admin-segments new-sale__methods" aria-label="How it is paid">
            {PAYMENT_METHODS.map((name) => (
              <button key={name} type="button" aria-pressed={method === name} onClick={() => setMethod(name)}>
                {isOnline(name) ? `${name} link` : METHODS[name].staff}
              </button>
            ))}
          </fieldset>
          <div className="new-sale__fields">
            {atCounter && (
              <TextField
                label={method === "terminal" ? "Voucher number (optional)" : "Reference (optional)"}
                maxLength={120}
                value={reference}
                onChange={setReference}
              />
            )}
            {isOnline(method) && (
              <Field label="Rugs are held for">
                {(wiring) => (
                  <Select {...wiring} value={hold} onChange={({ target }) => setHold(Number(target.value))}>
                    {[[minutesToPay, `${minutesToPay} minutes`] as const, ...HOLDS].map(([minutes, words]) => (
                      <option key={minutes} value={minutes}>
                        {words}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            {options && options.mostDiscount > 0 && (
              <TextField
                label="Discount, %"
                hint={`Up to ${options.mostDiscount} %`}
                error={errors.discountPercent}
                inputMode="numeric"
                maxLength={3}
                value={percent}
                onChange={(text) => setPercent(text.replaceAll(/\D/g, ""))}
              />
            )}
          </div>
          {atCounter && (
            <label className="new-sale__along">
              <input type="checkbox" checked={takenAlong} onChange={({ target }) => setTakenAlong(target.checked)} />
              The customer takes it along now
            </label>
          )}
        </section>
        {isSent && (
          <section>
            <h2>Ship to</h2>
            <div className="new-sale__fields">
              {Object.entries(PLACE).map(([name, label]) => field(name as keyof typeof PLACE, label, "shipping"))}
            </div>
            {errors.shipping && (
              <p className="admin-field__error" role="alert">
                {errors.shipping}
              </p>
            )}
          </section>
        )}
        <footer>
          <span>
            {discount > 0 && <span className="admin-muted">− {showCents(discount)}, </span>}
            <b>{showCents(total)}</b>
          </span>
          <button className="admin-button admin-button--primary" disabled={sell.isPending || lines.length === 0}>
            {atCounter
              ? `Sell, ${METHODS[method].staff.toLowerCase()} received`
              : isOnline(method)
                ? "Make the payment link"
                : "Write the order"}
          </button>
        </footer>
      </form>
    </Screen>
  );
}
