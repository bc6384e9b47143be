import { useNewMessages } from "../../messages/admin/use-new-messages.ts";
import { useNewOrders } from "../../orders/admin/use-new-orders.ts";
import { useOpenTasks } from "../../payments/admin/use-tasks.ts";
import type { Badges } from "./frame/shell.tsx";
import { words } from "./words.ts";

/** What is new or waits for a person, beside its tab. */
export function useBadges(): Badges {
  const tasks = useOpenTasks().data?.length ?? 0;
  const orders = useNewOrders()?.count ?? 0;
  const messages = useNewMessages()?.count ?? 0;
  return {
    orders: { count: orders + tasks, label: words().badges.orders(orders, tasks) },
    messages: { count: messages, label: words().badges.messages(messages) },
  };
}
