import { eq } from "drizzle-orm";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { releaseStock } from "./stock.server.ts";
import { orderNotices, orders } from "./table.server.ts";

/** What has not left the house returns to the shelf; a rug that was sent does not. */
export const deleteOrder = (outer: StaffCtx, { id }: { id: string }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, id);
    if (order.status !== "shipped" && order.status !== "delivered") await releaseStock(ctx, id);
    await ctx.db.delete(orderNotices).where(eq(orderNotices.orderId, id));
    await ctx.db.delete(orders).where(eq(orders.id, id));
    await writeAudit(ctx, { action: "delete", subject: "order", id, label: order.number });
    await touch(ctx, "orders");
    return { success: true };
  });
