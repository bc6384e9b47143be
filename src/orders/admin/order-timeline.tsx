import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import { showPerson } from "../../staff/admin/show-person.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { orderWords } from "./order-words.ts";
import "./order-timeline.css";

const LOOKS: Record<string, string> = { refund: "is-reversal", note: "is-note", tags: "is-note", assignee: "is-note" };

/** What happened, newest first. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => (
  <div className="admin-drawer__section">
    <span className="admin-label">{orderWords().drawer.timeline}</span>
    <ol className="order-timeline">
      {order.timeline.toReversed().map(({ at, kind, text, by }, place) => (
        <li key={`${at} ${place}`} className={LOOKS[kind] ?? "is-done"}>
          {text}
          <time dateTime={at}>
            {showShortDay(at)}, {showTime(at)}
            {by && `, ${showPerson(by)}`}
          </time>
        </li>
      ))}
    </ol>
  </div>
);
