import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { releaseStock } from "./stock.server.ts";
import { orderNotices, orders } from "./table.server.ts";

/** What has not left the house returns to the shelf; a rug that was sent does not. */
export const deleteOrder = (outer: Ctx, { id }: { id: string }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, id);
    if (order.status !== "shipped" && order.status !== "delivered") await releaseStock(ctx, id);
    await ctx.db.delete(orderNotices).where(eq(orderNotices.orderId, id));
    await ctx.db.delete(orders).where(eq(orders.id, id));
    return { success: true };
  });
