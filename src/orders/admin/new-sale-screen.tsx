import { ChevronLeft } from "lucide";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import { addresses } from "../../addresses.ts";
import { isCounter, isOnline, PAYMENT_METHODS, type PaymentMethod } from "../../payment-methods.ts";
import { ApiError } from "../../platform/call-api.ts";
import { cents, showCents } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { SkeletonRows } from "../../ui/admin/states.tsx";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { useShop } from "../../ui/use-shop.ts";
import { percentOf, sumOf, surchargeOn } from "../rules/totals.ts";
import { type LoadedDraft, useDraft } from "./use-draft.ts";
import type { Who } from "./sale-draft.ts";
import { SaleDone } from "./sale-done.tsx";
import { SaleLines } from "./sale-lines.tsx";
import { type SaleReply, useOrderOptions, useSell } from "./use-orders.ts";
import { saleWords } from "./sale-words.ts";
import { methodName } from "./status-words.ts";
import { words } from "./words.ts";
import "./new-sale.css";

/** How many days a payment link may be held beside the usual minutes. */
const DAYS = [1, 3, 7];
const DAY_MINUTES = 24 * 60;

const EMPTY = { name: "", email: "", phone: "", idNumber: "", address: "", city: "", state: "" };
const CONTACT = ["name", "phone", "email", "idNumber"] as const;
const PLACE = ["address", "city", "state"] as const;

/** Finds who was here before; the room of customers draws it. */
type Lookup = (onPick: (who: Who) => void) => ReactNode;

/** A sale at the counter or over the phone, from whom it is for to how it is paid. */
export function NewSaleScreen({ lookup }: { lookup: Lookup }) {
  const { key } = useLocation();
  const draft = useDraft();
  if (draft.isLoading) return <SkeletonRows rows={5} />;
  return <SaleScreen key={key} draft={draft} lookup={lookup} />;
}

function SaleScreen({ draft, lookup }: { draft: LoadedDraft; lookup: Lookup }) {
  const options = useOrderOptions().data;
  const { codPercent, minutesToPay } = useShop().selling;
  const sell = useSell();
  const [began] = useState({ who: { ...EMPTY, ...draft.who }, lines: draft.lines });
  const [who, setWho] = useState(began.who);
  const [lines, setLines] = useState(began.lines);
  const [method, setMethod] = useState<PaymentMethod>("terminal");
  const [takenAlong, setTakenAlong] = useState(true);
  const [percent, setPercent] = useState("");
  const [reference, setReference] = useState("");
  const [hold, setHold] = useState(minutesToPay);
  const [done, setDone] = useState<SaleReply>();
  useLeaveGuard(!done && (who !== began.who || lines !== began.lines));
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
  const said = saleWords();
  if (done) return <SaleDone sale={done} phone={who.phone} />;
  const field = (name: keyof typeof EMPTY, group: string) => (
    <TextField
      key={name}
      label={said[name]}
      error={errors[`${group}.${name}`]}
      autoComplete="off"
      value={who[name]}
      onChange={(text) => setWho({ ...who, [name]: text })}
    />
  );
  return (
    <Screen
      title={said.title}
      crumb={<Link to={addresses.admin("orders")}>{words().orders}</Link>}
      back={
        <Link
          className="admin-button admin-button--icon admin-button--text"
          to={addresses.admin("orders")}
          aria-label={words().back}
        >
          <I of={ChevronLeft} />
        </Link>
      }
    >
      <form className="new-sale" onSubmit={submit} noValidate>
        <section>
          <h2>{said.rugs}</h2>
          {draft.missing.length > 0 && <p aria-live="polite">{said.missing(draft.missing.join(", "))}</p>}
          <SaleLines lines={lines} onChange={setLines} error={errors.items} />
        </section>
        <section>
          <h2>{said.customer}</h2>
          <div className="new-sale__lookup">{lookup((known) => setWho({ ...EMPTY, ...known }))}</div>
          <div className="new-sale__fields">{CONTACT.map((name) => field(name, "customer"))}</div>
        </section>
        <section>
          <h2>{said.payment}</h2>
          <fieldset className="admin-segments new-sale__methods" aria-label={said.howPaid}>
            {PAYMENT_METHODS.map((name) => (
              <button key={name} type="button" aria-pressed={method === name} onClick={() => setMethod(name)}>
                {isOnline(name) ? said.link(name) : methodName(name)}
              </button>
            ))}
          </fieldset>
          <div className="new-sale__fields">
            {atCounter && (
              <TextField
                label={method === "terminal" ? said.voucher : said.referenceOptional}
                maxLength={120}
                value={reference}
                onChange={setReference}
              />
            )}
            {isOnline(method) && (
              <Field label={said.heldFor}>
                {(wiring) => (
                  <Select {...wiring} value={hold} onChange={({ target }) => setHold(Number(target.value))}>
                    <option value={minutesToPay}>{said.minutes(minutesToPay)}</option>
                    {DAYS.map((days) => (
                      <option key={days} value={days * DAY_MINUTES}>
                        {said.days(days)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            {options && options.mostDiscount > 0 && (
              <TextField
                label={said.discount}
                hint={said.upTo(options.mostDiscount)}
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
              {said.takesAlong}
            </label>
          )}
        </section>
        {isSent && (
          <section>
            <h2>{said.shipTo}</h2>
            <div className="new-sale__fields">{PLACE.map((name) => field(name, "shipping"))}</div>
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
            {isCounter(method) ? said.sell[method] : isOnline(method) ? said.makeLink : said.writeOrder}
          </button>
        </footer>
      </form>
    </Screen>
  );
}
