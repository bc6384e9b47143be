import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { lockOrder, lookUpOrder } from "./find-order.server.ts";
import type { OrderRow } from "./present.server.ts";
import { paymentTasks } from "./table.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Cents } from "../platform/money.ts";
import { windowOf, type Paging } from "../platform/http/paging.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { markAudited, type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { markPaid } from "./mark-paid.server.ts";
import { addTask } from "./add-task.server.ts";
import { refuseStaff } from "./texts.ts";
import { inBoth } from "../platform/input-sentences.ts";

export type TaskRow = typeof paymentTasks.$inferSelect;

type Query = Paging & { state?: "open" | "resolved"; orderId?: string };

export async function listTasks(ctx: Ctx, query: Query): Promise<{ rows: TaskRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const order = query.orderId ? await lookUpOrder(ctx, query.orderId) : undefined;
  const where = and(
    query.state === "open" ? isNull(paymentTasks.resolvedAt) : query.state ? isNotNull(paymentTasks.resolvedAt) : undefined,
    query.orderId ? (order ? eq(paymentTasks.orderId, order.id) : sql`false`) : undefined,
  );
  const [rows, totals] = await Promise.all([
    ctx.db
      .select()
      .from(paymentTasks)
      .where(where)
      .orderBy(sql`${paymentTasks.resolvedAt} is not null`, desc(paymentTasks.createdAt), desc(paymentTasks.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(paymentTasks).where(where),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}

/** The order before its task, as everywhere: two who decide at once wait for each other in one direction. */
async function lockOrderOf(ctx: Ctx, taskId: number): Promise<OrderRow | undefined> {
  const [task] = await ctx.db.select({ orderId: paymentTasks.orderId }).from(paymentTasks).where(eq(paymentTasks.id, taskId));
  return task?.orderId ? lockOrder(ctx, task.orderId) : undefined;
}

/** Staff agreed with the customer on an amount other than the order's. Needs the order's row locked. */
async function acceptAmount(ctx: Ctx, order: OrderRow, amount: Cents): Promise<void> {
  if (order.paymentStatus === "paid") return;
  if (await markPaid(ctx, order, null)) return;
  const note = inBoth(
    "The amount was accepted, and the stock is gone: find a rug or refund.",
    "El monto se aceptó y ya no hay existencias: busca otra alfombra o reembolsa.",
  );
  await addTask(ctx, order, { kind: "paid_without_stock", note, amount });
}

type Resolution = { id: number; resolution: string; acceptAmount?: boolean };

/** What was settled stays settled: a second resolution changes nothing and is no deed. */
export const resolveTask = (outer: StaffCtx, { id, resolution, acceptAmount: accept }: Resolution): Promise<TaskRow> =>
  inTransaction(outer, async (ctx) => {
    const order = accept ? await lockOrderOf(ctx, id) : undefined;
    const [row] = await ctx.db.select().from(paymentTasks).where(eq(paymentTasks.id, id)).for("update");
    if (!row) throw refuseStaff("payments.task_not_found");
    if (row.resolvedAt) {
      markAudited(ctx);
      return row;
    }
    if (order && row.kind === "wrong_amount") await acceptAmount(ctx, order, row.amount);
    const set = { resolvedAt: ctx.now(), resolution };
    const [closed] = await ctx.db.update(paymentTasks).set(set).where(eq(paymentTasks.id, id)).returning();
    const changes = { [row.kind]: [null, resolution] as [unknown, unknown] };
    await writeAudit(ctx, { action: "resolve", subject: "payment-task", id, label: row.orderNumber, changes });
    await touch(ctx, "orders");
    return closed!;
  });
