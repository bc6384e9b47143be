import { showCents } from "../../platform/money.ts";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { staffRefundWay } from "../rules/payment-words.ts";
import "./order-timeline.css";

type Moment = [at: string | null, words: string, look: string];

const momentsOf = (order: StaffOrder): Moment[] => [
  [order.created_at, "Order created", "is-done"],
  [order.paid_at, "Payment received", "is-done"],
  ...order.refunds.map(({ amount, way, created_at }): Moment => [
    created_at,
    `Refunded ${showCents(amount)}, ${staffRefundWay(way)}`,
    "is-reversal",
  ]),
  [order.shipped_at, "Shipped", "is-done"],
  [order.delivered_at, "Delivered", "is-done"],
  [order.cancelled_at, order.payment_status === "expired" ? "Expired, stock given back" : "Cancelled", "is-reversal"],
];

/** What happened, newest first. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => (
  <div className="admin-drawer__section">
    <span className="admin-label">Timeline</span>
    <ol className="order-timeline">
      {momentsOf(order)
        .filter((moment): moment is [string, string, string] => moment[0] !== null)
        .sort(([a], [b]) => b.localeCompare(a))
        .map(([at, words, look]) => (
          <li key={`${at} ${words}`} className={look}>
            {words}
            <time dateTime={at}>
              {showShortDay(at)}, {showTime(at)}
            </time>
          </li>
        ))}
    </ol>
  </div>
);
