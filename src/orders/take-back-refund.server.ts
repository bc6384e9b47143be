import { and, eq, sql } from "drizzle-orm";
import { bogotaDate } from "../platform/bogota-time.ts";
import { cents } from "../platform/money.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { dropWaiting } from "./notices.server.ts";
import { askForReturn } from "./record-difference.server.ts";
import { orders, paymentTasks, refunds } from "./table.server.ts";
import { refuseStaff } from "./texts.ts";

/** A refund written down by mistake, while its customer has not been told of it. */
export const takeBackRefund = (outer: StaffCtx, { id, refundId }: { id: string; refundId: number }): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, id);
    const mine = and(eq(refunds.orderId, id), eq(refunds.id, refundId));
    const [refund] = await ctx.db.select().from(refunds).where(mine);
    if (!refund) throw refuseStaff("orders.refund_not_found");
    // What the accounts of a day that is over said stays.
    if (bogotaDate(refund.createdAt) < bogotaDate(ctx.now())) throw refuseStaff("orders.too_late_to_take_back");
    if (!(await dropWaiting(ctx, id, [`refund:${refundId}`]))) throw refuseStaff("orders.too_late_to_take_back");
    // The return that this money settled is where it was before.
    await ctx.db.execute(sql`
      update order_returns set status = 'received', status_before = null, take_back_until = null, steps = steps - -1
      where refund_id = ${refundId} and status = 'refunded'`);
    await ctx.db.delete(refunds).where(mine);
    if (refund.settles > 0)
      await ctx.db
        .update(orders)
        .set({ balance: cents(order.balance - refund.settles) })
        .where(eq(orders.id, id));
    await ctx.db
      .update(paymentTasks)
      .set({ resolvedAt: null, resolution: null })
      .where(and(eq(paymentTasks.orderId, id), eq(paymentTasks.resolvedAt, refund.createdAt)));
    if (refund.settles > 0) await askForReturn(ctx, { ...order, balance: cents(order.balance - refund.settles) });
    const changes = { refund: [refund.amount, null] as [unknown, unknown] };
    await writeAudit(ctx, { action: "take back", subject: "order", id, label: order.number, changes });
    await touch(ctx, "orders");
  });
