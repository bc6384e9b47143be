import type { Ctx } from "../platform/ctx.server.ts";
import type { Cents } from "../platform/money.ts";
import { touch } from "../platform/transaction.server.ts";
import type { TaskKind } from "./rules/status.ts";
import { paymentTasks } from "./table.server.ts";

/** Without an id: money for an order nobody knows. */
type TaskOrder = { id: string | null; number: string; total: Cents };
type NewTask = { kind: TaskKind; paymentId?: string; amount?: Cents; note: string };

/** Puts money before a person. The same payment asks once. */
export async function addTask(ctx: Ctx, order: TaskOrder, task: NewTask): Promise<void> {
  const { kind, paymentId = null, amount = order.total, note } = task;
  await ctx.db
    .insert(paymentTasks)
    .values({ kind, orderId: order.id, orderNumber: order.number, paymentId, amount, note, createdAt: ctx.now() })
    .onConflictDoNothing();
  await touch(ctx, "orders");
}
