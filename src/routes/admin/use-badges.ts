import { useOpenTasks } from "../../payments/admin/use-tasks.ts";
import type { Badges } from "../../staff/admin/shell.tsx";

/** What waits for a person, beside its tab. */
export function useBadges(): Badges {
  const count = useOpenTasks().data?.length ?? 0;
  return { Orders: { count, label: count === 1 ? "open payment task" : "open payment tasks" } };
}
