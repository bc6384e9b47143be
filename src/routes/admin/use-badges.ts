import { useNewMessages } from "../../messages/admin/use-new-messages.ts";
import { useNewOrders } from "../../orders/admin/use-new-orders.ts";
import { useOpenTasks } from "../../payments/admin/use-tasks.ts";
import type { Badges } from "./frame/shell.tsx";
import { countOf } from "./count-of.ts";

/** What is new or waits for a person, beside its tab. */
export function useBadges(): Badges {
  const tasks = useOpenTasks().data?.length ?? 0;
  const orders = useNewOrders()?.count ?? 0;
  const messages = useNewMessages()?.count ?? 0;
  const parts = [orders > 0 && countOf(orders, "new order"), tasks > 0 && countOf(tasks, "open payment task")];
  return {
    Orders: { count: orders + tasks, label: parts.filter(Boolean).join(", ") },
    Messages: { count: messages, label: countOf(messages, "new message") },
  };
}
