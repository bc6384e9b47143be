import { Check } from "lucide";
import { I } from "../../ui/admin/icon.tsx";
import { showTime, showWhen } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { awaitsConfirmation } from "../rules/timeline.ts";
import { useConfirmOrder } from "./use-orders.ts";
import { orderWords } from "./order-words.ts";

/** Whether somebody has confirmed a cash order. Until then it counts against its address's limits. */
export function OrderConfirmation({ order }: { order: StaffOrder }) {
  const confirm = useConfirmOrder();
  const said = orderWords().confirmation;
  if (order.payment_method !== "COD") return null;
  if (order.confirmed_at)
    return (
      <div className="admin-drawer__section">
        <span className="admin-label">{said.confirmed}</span>
        {order.confirmed_by === "customer"
          ? said.byCustomer(showWhen(order.confirmed_at))
          : said.byStaff(showWhen(order.confirmed_at))}
      </div>
    );
  if (!awaitsConfirmation(order)) return null;
  return (
    <div className="admin-drawer__section">
      <span className="admin-label">{said.notConfirmed}</span>
      <p className="admin-muted">{order.confirm_by ? said.until(showTime(order.confirm_by)) : said.waits}</p>
      <button
        type="button"
        className="admin-button admin-button--small"
        disabled={confirm.isPending}
        onClick={() => confirm.mutate({ id: order.id })}
      >
        <I of={Check} s />
        {said.confirm}
      </button>
    </div>
  );
}
