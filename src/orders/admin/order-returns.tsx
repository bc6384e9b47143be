import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showDay } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";

/** What the customer sends back; it is decided on the returns' own screen. */
export const OrderReturns = ({ order }: { order: StaffOrder }) =>
  order.returns.length > 0 && (
    <div className="admin-drawer__section">
      <span className="admin-label">Returns</span>
      {order.returns.map(({ id, number, status, items, created_at }) => (
        <p key={id}>
          <Link className="admin-link" to={`${addresses.admin("returns")}?search=${number}&open=${id}`}>
            {number}
          </Link>{" "}
          {status}, {items.map((item) => `${item.carpet_name} × ${item.quantity}`).join(", ")}{" "}
          <span className="admin-muted">{showDay(created_at, true)}</span>
        </p>
      ))}
    </div>
  );
