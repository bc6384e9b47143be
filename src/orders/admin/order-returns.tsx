import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showDay } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";
import type { OrderReturn } from "../returns-contract.ts";
import { orderWords } from "./order-words.ts";
import "../../ui/admin/notice.css";

const screenOf = ({ id, number }: OrderReturn): string => `${addresses.admin("returns")}?search=${number}&open=${id}`;

/** What each state waits for; the others are over. */
const waitsFor = (status: OrderReturn["status"]): [title: string, action: string] | undefined => {
  const said = orderWords().returns;
  if (status === "requested") return [said.requested, said.decide];
  if (status === "approved") return [said.approved, said.receive];
  return status === "received" ? [said.received, said.settle] : undefined;
};

/** On top of the order's page while a return waits for a step of the shop. */
export const ReturnRequests = ({ order }: { order: StaffOrder }) =>
  order.returns.map((each) => {
    const waits = waitsFor(each.status);
    if (!waits) return null;
    const [title, action] = waits;
    return (
      <section key={each.id} className="admin-notice">
        <div className="admin-notice__text">
          <h3>
            {title}: {each.items.map(({ carpet_name, size, quantity }) => `${carpet_name}, ${size} × ${quantity}`).join("; ")}
          </h3>
          <p>
            {[...new Set(each.items.map(({ reason }) => reason))].filter(Boolean).join(", ")}
            {each.note && ` “${each.note}”`}
          </p>
        </div>
        <div className="admin-notice__actions">
          <Link className="admin-button admin-button--primary" to={screenOf(each)}>
            {action}
          </Link>
          <span className="admin-muted admin-small">
            {each.number}, {showDay(each.created_at, true)}
          </span>
        </div>
      </section>
    );
  });

/** What the customer sends back; it is decided on the returns' own screen. */
export const OrderReturns = ({ order }: { order: StaffOrder }) =>
  order.returns.length > 0 && (
    <div className="admin-drawer__section">
      <span className="admin-label">{orderWords().returns.title}</span>
      {order.returns.map((each) => (
        <p key={each.id}>
          <Link className="admin-link" to={screenOf(each)}>
            {each.number}
          </Link>{" "}
          {orderWords().returns.status[each.status]},{" "}
          {each.items.map((item) => `${item.carpet_name} × ${item.quantity}`).join(", ")}{" "}
          <span className="admin-muted">{showDay(each.created_at, true)}</span>
        </p>
      ))}
    </div>
  );
