import { Check } from "lucide-react";
import { I } from "../../ui/admin/icon.tsx";
import { showTime, showWhen } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { awaitsConfirmation } from "../rules/timeline.ts";
import { useConfirmOrder } from "./use-orders.ts";

const BY = { customer: "by the customer, from the letter", staff: "by staff" };

/** Whether somebody has confirmed a cash order. Until then it counts against its address's limits. */
export function OrderConfirmation({ order }: { order: StaffOrder }) {
  const confirm = useConfirmOrder();
  if (order.payment_method !== "COD") return null;
  if (order.confirmed_at)
    return (
      <div className="admin-drawer__section">
        <span className="admin-label">Confirmed</span>
        {showWhen(order.confirmed_at)} {BY[order.confirmed_by ?? "staff"]}
      </div>
    );
  if (!awaitsConfirmation(order)) return null;
  return (
    <div className="admin-drawer__section">
      <span className="admin-label">Not confirmed</span>
      <p className="admin-muted">
        {order.confirm_by
          ? `The stock returns and the order is cancelled at ${showTime(order.confirm_by)} unless it is confirmed.`
          : "The customer has not pressed the letter's button yet."}
      </p>
      <button
        type="button"
        className="admin-button admin-button--small"
        disabled={confirm.isPending}
        onClick={() => confirm.mutate({ id: order.id })}
      >
        <I of={Check} s />
        Confirm
      </button>
    </div>
  );
}
