import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { orderStatus, paymentStatus } from "../../orders/admin/status-words.ts";
import { showCents } from "../../platform/money.ts";
import { showDay } from "../../ui/admin/show-day.ts";
import type { CustomerFile } from "../contract.ts";
import { words } from "./words.ts";

const Part = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );

/** Orders, visits, messages, reviews and what was consented to, newest first. */
export function CustomerHistory({ customer }: { customer: CustomerFile }) {
  const said = words().history;
  const statusOf = (status: string) => said.statuses[status] ?? status;
  return (
    <>
      <Part title={said.orders}>
        {customer.orders.map((order) => (
          <p key={order.id}>
            <Link className="admin-link" to={addresses.admin(`orders/${order.order_number}`)}>
              {order.order_number}
            </Link>{" "}
            {showCents(order.total)}, {orderStatus(order.status)[1]}, {paymentStatus(order)[1]}{" "}
            <span className="admin-muted">{showDay(order.created_at, true)}</span>
          </p>
        ))}
      </Part>
      <Part title={said.visits}>
        {customer.visits.map(({ id, date, time, status, notes }) => (
          <p key={id}>
            {date} {time}, {statusOf(status)} <span className="admin-muted">{notes}</span>
          </p>
        ))}
      </Part>
      <Part title={said.messages}>
        {customer.messages.map(({ id, number, message, created_at }) => (
          <p key={id}>
            {message}{" "}
            <span className="admin-muted">
              {number}, {showDay(created_at, true)}
            </span>
          </p>
        ))}
      </Part>
      <Part title={said.reviews}>
        {customer.reviews.map(({ id, carpet_name, rating, comment }) => (
          <p key={id}>
            {carpet_name ? said.rated(rating, carpet_name) : said.ratedShop(rating)}{" "}
            <span className="admin-muted">{comment}</span>
          </p>
        ))}
      </Part>
      <Part title={said.consents}>
        {customer.consents.map(({ order_number, consents, created_at }) => (
          <p key={order_number}>
            {Object.entries(consents)
              .filter(([name]) => name !== "at")
              .map(([name, value]) =>
                said.consent(said.consentNames[name] ?? name, typeof value === "string" ? value : value ? said.yes : said.no),
              )
              .join(", ") || said.noConsents}{" "}
            <span className="admin-muted">
              {order_number}, {showDay(created_at, true)}
            </span>
          </p>
        ))}
      </Part>
    </>
  );
}
