import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { showDay } from "../../ui/admin/show-day.ts";
import type { CustomerFile } from "../contract.ts";

const Part = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );

/** Orders, visits, messages, reviews and what was consented to, newest first. */
export const CustomerHistory = ({ customer }: { customer: CustomerFile }) => (
  <>
    <Part title="Orders">
      {customer.orders.map(({ id, order_number, status, payment_status, total, created_at }) => (
        <p key={id}>
          <Link className="admin-link" to={addresses.admin(`orders/${order_number}`)}>
            {order_number}
          </Link>{" "}
          {showCents(total)}, {status}, {payment_status} <span className="admin-muted">{showDay(created_at, true)}</span>
        </p>
      ))}
    </Part>
    <Part title="Visits">
      {customer.visits.map(({ id, date, time, status, notes }) => (
        <p key={id}>
          {date} {time}, {status} <span className="admin-muted">{notes}</span>
        </p>
      ))}
    </Part>
    <Part title="Messages">
      {customer.messages.map(({ id, number, message, created_at }) => (
        <p key={id}>
          {message}{" "}
          <span className="admin-muted">
            {number}, {showDay(created_at, true)}
          </span>
        </p>
      ))}
    </Part>
    <Part title="Reviews">
      {customer.reviews.map(({ id, carpet_name, rating, comment }) => (
        <p key={id}>
          {rating} of 5, {carpet_name ?? "the shop"} <span className="admin-muted">{comment}</span>
        </p>
      ))}
    </Part>
    <Part title="Consents">
      {customer.consents.map(({ order_number, consents, created_at }) => (
        <p key={order_number}>
          {Object.entries(consents)
            .filter(([name]) => name !== "at")
            .map(([name, value]) => `${name}: ${value === true ? "yes" : value === false ? "no" : value}`)
            .join(", ") || "None given"}{" "}
          <span className="admin-muted">
            {order_number}, {showDay(created_at, true)}
          </span>
        </p>
      ))}
    </Part>
  </>
);
