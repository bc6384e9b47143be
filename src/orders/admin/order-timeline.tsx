import { showCents } from "../../platform/money.ts";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { staffRefundWay } from "../rules/payment-words.ts";

type Moment = [at: string | null, words: string, look: string];

const momentsOf = (order: StaffOrder): Moment[] => [
  [order.created_at, "Order created", "d"],
  [order.paid_at, "Payment received", "d"],
  ...order.refunds.map(({ amount, way, created_at }): Moment => [
    created_at,
    `Refunded ${showCents(amount)}, ${staffRefundWay(way)}`,
    "w",
  ]),
  [order.shipped_at, "Shipped", "d"],
  [order.delivered_at, "Delivered", "d"],
  [order.cancelled_at, order.payment_status === "expired" ? "Expired, stock given back" : "Cancelled", "w"],
];

/** What happened, newest first. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => (
  <div className="ds">
    <span className="lab">Timeline</span>
    <ol className="tl">
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
