import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import type { StaffOrder } from "../../orders/admin-contract.ts";
import { addDays, bogotaDate } from "../../platform/bogota-time.ts";
import { Field } from "../../ui/admin/field.tsx";
import { noonOf, showDay } from "../../ui/admin/show-day.ts";
import { FinishDelivery } from "./finish-delivery.tsx";
import { useDeliveries, usePlanDelivery } from "./use-deliveries.ts";
import "./deliveries.css";

/** By the shop's own van: the day and the hours agreed with the customer. */
export function PlanDelivery({ order }: { order: StaffOrder }) {
  const { data } = useDeliveries({ orderId: order.id });
  if (!data || !order.shipping_address) return null;
  const open = data.rows.find(({ status }) => status === "planned");
  const isOver = order.status === "cancelled" || order.status === "delivered";
  if (isOver && data.rows.length === 0) return null;
  return (
    <section className="order-page__section">
      <div className="admin-section-heading">
        <h2>Own delivery</h2>
      </div>
      {data.rows.map((row) => (
        <p key={row.id}>
          <Link className="admin-link" to={addresses.admin(`deliveries?day=${row.day}`)}>
            {showDay(noonOf(row.day))}, {row.from} to {row.to}
          </Link>{" "}
          {row.zone}.{" "}
          {row.status === "planned"
            ? "Agreed."
            : row.status === "delivered"
              ? `Received by ${row.received_by}.`
              : "Nobody there."}
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ orderId: order.id, ...form });
  };
  const field = (name: keyof typeof form, label: string, type: string) => (
    <Field label={label}>
      {(wiring) => (
        <input
          {...wiring}
          className="admin-input"
          type={type}
          value={form[name]}
          onChange={({ target }) => setForm({ ...form, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form className="delivery-plan" onSubmit={submit} noValidate>
      {field("day", "Day", "date")}
      {field("from", "From", "time")}
      {field("to", "To", "time")}
      {field("zone", "Zone", "text")}
      <button className="admin-button admin-button--small" disabled={save.isPending}>
        {order.customer_email ? "Agree and tell the customer" : "Agree"}
      </button>
    </form>
  );
}
