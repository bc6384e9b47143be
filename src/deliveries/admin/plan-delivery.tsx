import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import type { StaffOrder } from "../../orders/admin-contract.ts";
import { addDays, bogotaDate } from "../../platform/bogota-time.ts";
import { Field } from "../../ui/admin/field.tsx";
import { noonOf, showDay } from "../../ui/admin/show-day.ts";
import { FinishDelivery } from "./finish-delivery.tsx";
import { useDeliveries, usePlanDelivery } from "./use-deliveries.ts";
import { words } from "./words.ts";
import "./deliveries.css";

/** By the shop's own van: the day and the hours agreed with the customer. */
export function PlanDelivery({ order }: { order: StaffOrder }) {
  const { data } = useDeliveries({ orderId: order.id });
  if (!data || !order.shipping_address) return null;
  const open = data.rows.find(({ status }) => status === "planned");
  const said = words().plan;
  const isOver = order.status === "cancelled" || order.status === "delivered";
  if (isOver && data.rows.length === 0) return null;
  return (
    <section className="order-page__section">
      <div className="admin-section-heading">
        <h2>{said.title}</h2>
      </div>
      {data.rows.map((row) => (
        <p key={row.id}>
          <Link className="admin-link" to={addresses.admin(`deliveries?day=${row.day}`)}>
            {said.at(showDay(noonOf(row.day)), row.from, row.to)}
          </Link>{" "}
          {row.zone}.{" "}
          {row.status === "planned" ? said.agreed : row.status === "delivered" ? said.receivedBy(row.received_by) : said.nobody}
        </p>
      ))}
      {open && <FinishDelivery stop={open} />}
      {!open && !isOver && <PlanForm order={order} />}
    </section>
  );
}

function PlanForm({ order }: { order: StaffOrder }) {
  const [form, setForm] = useState(() => ({
    day: addDays(bogotaDate(new Date()), 1),
    from: "09:00",
    to: "12:00",
    zone: order.shipping_city,
  }));
  const save = usePlanDelivery();
  const said = words().plan;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ orderId: order.id, ...form });
  };
  const field = (name: keyof typeof form, type: string) => (
    <Field label={said[name]}>
      {(wiring) => (
        <input
          {...wiring}
          className="admin-input"
          type={type}
          min={type === "date" ? bogotaDate(new Date()) : undefined}
          value={form[name]}
          onChange={({ target }) => setForm({ ...form, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form className="delivery-plan" onSubmit={submit} noValidate>
      {field("day", "date")}
      {field("from", "time")}
      {field("to", "time")}
      {field("zone", "text")}
      <button className="admin-button admin-button--small" disabled={save.isPending}>
        {order.customer_email ? said.agreeAndTell : said.agree}
      </button>
    </form>
  );
}
