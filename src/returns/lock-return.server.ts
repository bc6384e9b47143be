import { eq } from "drizzle-orm";
import { lockOrder } from "../orders/find-order.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { orderReturns, type ReturnRow } from "./table.server.ts";
import { refuseStaff } from "./texts.ts";

/** The order first, as refunds and cancelling do: none waits for the other in a circle. */
export async function lockReturn(ctx: Ctx, id: number): Promise<{ row: ReturnRow; order: OrderRow }> {
  const mine = eq(orderReturns.id, id);
  const [known] = await ctx.db.select({ orderId: orderReturns.orderId }).from(orderReturns).where(mine);
  if (!known) throw refuseStaff("returns.not_found");
  const order = await lockOrder(ctx, known.orderId);
  const [row] = await ctx.db.select().from(orderReturns).where(mine).for("update");
  if (!row) throw refuseStaff("returns.not_found");
  return { row, order };
}
