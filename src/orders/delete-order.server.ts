import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { reverseSale } from "./reverse-sale.server.ts";
import { releaseStock } from "./stock.server.ts";
import { orderNotices, orders } from "./table.server.ts";

/** What has not left the house returns to the shelf; a rug that was sent does not. */
export const deleteOrder = (outer: StaffCtx, { id }: { id: string }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, id);
    await reverseSale(ctx, order);
    await forgetSent(ctx, id);
    if (order.status !== "shipped" && order.status !== "delivered") await releaseStock(ctx, id);
    await ctx.db.delete(orderNotices).where(eq(orderNotices.orderId, id));
    await ctx.db.delete(orders).where(eq(orders.id, id));
    await writeAudit(ctx, { action: "delete", subject: "order", id, label: order.number });
    await touch(ctx, "orders");
    return { success: true };
  });

/** Units that left with a shipment are not the shelf's again. */
async function forgetSent(ctx: Ctx, id: string): Promise<void> {
  const sent = sql`(select (unit->>'itemId')::bigint as item, sum((unit->>'quantity')::int) as units
    from shipments, jsonb_array_elements(items) unit where order_id = ${id} group by 1)`;
  await ctx.db.execute(
    sql`delete from order_items i using ${sent} s where i.id = s.item and i.order_id = ${id} and i.quantity <= s.units`,
  );
  await ctx.db.execute(
    sql`update order_items i set quantity = i.quantity - s.units from ${sent} s where i.id = s.item and i.order_id = ${id}`,
  );
}
