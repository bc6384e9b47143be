import { type FormEvent, useState } from "react";
import { ApiError } from "../../platform/call-api.ts";
import { TextField } from "../../ui/admin/text-field.tsx";
import { placeWords } from "../rules/words.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { useEditOrder } from "./use-orders.ts";
import { Only } from "../../staff/admin/only.tsx";
import { orderWords } from "./order-words.ts";

/** Who waits for it and where; corrected here as long as nothing has left. */
export function OrderCustomer({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const said = orderWords().customer;
  if (isOpen) return <CorrectForm order={order} onClose={() => setOpen(false)} />;
  return (
    <section className="order-aside">
      <h2 className="admin-label">{said.title}</h2>
      <p>
        {order.customer_name}
        {order.customer_id_number && (
          <span className="admin-muted">
            {order.document_type} {order.customer_id_number}
          </span>
        )}
        {order.customer_phone && (
          <a className="admin-link" href={`tel:${order.customer_phone}`}>
            {order.customer_phone}
          </a>
        )}
        {order.customer_email && (
          <a className="admin-link" href={`mailto:${order.customer_email}`}>
            {order.customer_email}
          </a>
        )}
      </p>
      <address>
        {order.shipping_address || (order.status === "delivered" ? said.takenAlong : said.collects)}
        <span>{[order.shipping_city && placeWords(order), order.shipping_zip_code].filter(Boolean).join(", ")}</span>
      </address>
      <Only call="PUT /api/admin/orders/{id}">
        <button type="button" className="admin-button admin-button--small" onClick={() => setOpen(true)}>
          {said.correct}
        </button>
      </Only>
    </section>
  );
}

const CONTACT = ["name", "email", "phone"] as const;
const PLACE = ["address", "city", "state", "zipCode"] as const;
type Field = (typeof CONTACT)[number] | (typeof PLACE)[number];
type Values = Record<Field, string>;

const valuesOf = (order: StaffOrder): Values => ({
  name: order.customer_name,
  email: order.customer_email,
  phone: order.customer_phone,
  address: order.shipping_address,
  city: order.shipping_city,
  state: order.shipping_state,
  zipCode: order.shipping_zip_code ?? "",
});

function CorrectForm({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const [began] = useState(() => valuesOf(order));
  const [values, setValues] = useState(began);
  const save = useEditOrder();
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const hasLeft = order.shipments.length > 0 || order.status === "shipped" || order.status === "delivered";
  const said = orderWords().customer;
  const changed = (names: readonly Field[]) =>
    Object.fromEntries(names.filter((name) => values[name] !== began[name]).map((name) => [name, values[name]]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ id: order.id, edit: { customer: changed(CONTACT), shipping: changed(PLACE) } }, { onSuccess: onClose });
  };
  const fields = (names: readonly Field[], group: string, isOff = false) =>
    names.map((name) => (
      <TextField
        key={name}
        label={said[name]}
        error={errors[`${group}.${name}`]}
        disabled={isOff}
        value={values[name]}
        onChange={(text) => setValues({ ...values, [name]: text })}
      />
    ));
  return (
    <section className="order-aside">
      <h2 className="admin-label">{said.correctTitle}</h2>
      <form onSubmit={submit} noValidate>
        {fields(CONTACT, "customer")}
        {fields(PLACE, "shipping", hasLeft)}
        {hasLeft && <p className="admin-muted admin-small">{said.hasLeft}</p>}
        <p className="admin-muted admin-small">{said.isTold}</p>
        <div className="order-aside__foot">
          <button type="button" className="admin-button admin-button--text" onClick={onClose}>
            {said.cancel}
          </button>
          <button className="admin-button admin-button--primary" disabled={save.isPending}>
            {said.save}
          </button>
        </div>
      </form>
    </section>
  );
}
