import { Undo2 } from "lucide";
import { useState } from "react";
import { showCents } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import { showDay } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { orderWords } from "./order-words.ts";
import { statusHints } from "./status-question.ts";
import { wayName } from "./status-words.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { useSetStatus } from "./use-orders.ts";
import { showPerson } from "../../staff/admin/show-person.ts";
import { Only } from "../../staff/admin/only.tsx";
import "./order-lines.css";
import "./order-refunds.css";

/** What was paid, what of it went back, and the way to write down more. */
export function OrderRefunds({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const left = order.received - order.refunded;
  const said = orderWords().refunds;
  if (order.received === 0) return null;
  return (
    <div className="admin-drawer__section order-refunds">
      <span className="admin-label">{said.title}</span>
      {order.refunds.map(({ id, amount, way, reference, note, recorded_by, created_at }) => (
        <div className="order-line" key={id}>
          <div>
            <b>{wayName(way)}</b> {reference}
            <div className="admin-muted">
              {showDay(created_at, true)}, {showPerson(recorded_by)}
              {note && <div>{note}</div>}
            </div>
          </div>
          <span>− {showCents(amount)}</span>
        </div>
      ))}
      {order.refunds.length > 0 && (
        <p className="admin-muted">{said.wentBack(showCents(order.refunded), showCents(order.received))}</p>
      )}
      {left > 0 && (
        <Only call="POST /api/admin/orders/{id}/refunds">
          <button type="button" className="admin-button admin-button--small" onClick={() => setOpen(true)}>
            <I of={Undo2} />
            {said.record}
          </button>
        </Only>
      )}
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
      <OfferCancelling order={order} />
    </div>
  );
}

/** The money went back and the rugs are still here: the order may be meant to end. */
function OfferCancelling({ order }: { order: StaffOrder }) {
  const save = useSetStatus();
  const said = orderWords().refunds;
  if (order.payment_status !== "refunded" || (order.status !== "pending" && order.status !== "processing")) return null;
  return (
    <div className="admin-notice">
      <div className="admin-notice__text">
        <h3>{said.inFull}</h3>
        <p>{said.stillHolds(order.status, statusHints(order, "cancelled").join(". "))}</p>
      </div>
      <div className="admin-notice__actions">
        <button
          type="button"
          className="admin-button"
          disabled={save.isPending}
          onClick={() => save.mutate({ id: order.id, status: "cancelled" })}
        >
          {said.cancelOrder}
        </button>
      </div>
    </div>
  );
}
