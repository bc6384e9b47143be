import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";
import { notice } from "./notices.server.ts";
import type { OrderRow } from "./present.server.ts";
import { recordEvent } from "./record-event.server.ts";
import { ENDINGS, type Ending } from "./rules/status.ts";
import { releaseStock } from "./stock.server.ts";
import { orders } from "./table.server.ts";

/** Calls an unpaid order off and returns its stock. Needs the order's row locked, inside a transaction. */
export async function endOrder(ctx: Ctx, order: OrderRow, ending: Ending): Promise<OrderRow> {
  await releaseStock(ctx, order.id);
  const now = ctx.now();
  const [row] = await ctx.db
    .update(orders)
    .set({ status: "cancelled", paymentStatus: ENDINGS[ending], confirming: false, cancelledAt: now, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  await recordEvent(ctx, order.id, { kind: "status", facts: { from: order.status, to: "cancelled", why: ending } }, null);
  await notice(ctx, order.id, ending);
  await touch(ctx, "orders");
  return row!;
}
