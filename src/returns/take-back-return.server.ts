import { eq, sql } from "drizzle-orm";
import { takeBackRefund } from "../orders/take-back-refund.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { lockReturn } from "./lock-return.server.ts";
import { restockReturn } from "./restock-return.server.ts";
import { orderReturns } from "./table.server.ts";
import { dropStepLetter } from "./tell-of-return.server.ts";
import { refuseStaff } from "./texts.ts";

/** Puts a return back as it was before its last step, while the letter about that has not gone out. */
export const takeBackReturn = (outer: StaffCtx, id: number): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const { row, order } = await lockReturn(ctx, id);
    const { statusBefore, takeBackUntil } = row;
    if (!statusBefore || !takeBackUntil || takeBackUntil <= ctx.now()) throw refuseStaff("returns.too_late_to_take_back");
    // The refund's own letter waits with the order's; taking it back puts the return back too.
    if (row.refundId) return takeBackRefund(ctx, { id: order.id, refundId: row.refundId });
    if (!(await dropStepLetter(ctx, order, row))) throw refuseStaff("returns.too_late_to_take_back");
    if (row.status === "received") {
      const { rows } = await ctx.db.execute(sql`select from order_return_items where return_id = ${id} and restocked limit 1`);
      const isShelved = rows.length > 0;
      if (isShelved && !(order.stockHeld && (await restockReturn(ctx, id, false)))) throw refuseStaff("returns.sold_again");
      await ctx.db.execute(sql`update order_return_items set condition = null where return_id = ${id}`);
    }
    if (row.status === "refused" && statusBefore === "received" && order.stockHeld) await restockReturn(ctx, id, true);
    await ctx.db
      .update(orderReturns)
      .set({
        status: statusBefore,
        statusBefore: null,
        takeBackUntil: null,
        exchangeOrder: null,
        ...(row.status === "approved" && { pickup: null }),
        steps: row.steps.slice(0, -1),
        updatedAt: ctx.now(),
      })
      .where(eq(orderReturns.id, id));
    const changes = { status: [row.status, statusBefore] as [unknown, unknown] };
    await writeAudit(ctx, { action: "take back", subject: "return", id, label: row.number, changes });
    await touch(ctx, "orders");
  });
