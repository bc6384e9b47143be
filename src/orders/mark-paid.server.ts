import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";
import { notice } from "./notices.server.ts";
import type { OrderRow } from "./present.server.ts";
import { recordEvent } from "./record-event.server.ts";
import { timesAt } from "./rules/status.ts";
import { takeStock } from "./stock.server.ts";
import { orders } from "./table.server.ts";

/** Contract: a payment after the end takes the stock again if it is there; else the order is kept as paid, for staff: false. Needs the order's row locked. */
export async function markPaid(ctx: Ctx, order: OrderRow, paidWith: string | null): Promise<boolean> {
  const stocked = order.stockHeld || (await takeStock(ctx, order.id));
  const now = ctx.now();
  const waited = order.status === "pending" || order.status === "cancelled";
  const status = !stocked ? "pending" : waited ? "processing" : order.status;
  const times = status === order.status ? {} : timesAt(status, order, now);
  await ctx.db
    .update(orders)
    .set({ status, ...times, paymentStatus: "paid", paidAt: now, paidWith, cancelledAt: null, confirming: false, updatedAt: now })
    .where(eq(orders.id, order.id));
  if (status !== order.status)
    await recordEvent(ctx, order.id, { kind: "status", facts: { from: order.status, to: status, why: "payment" } }, null);
  await notice(ctx, order.id, "paid");
  await notice(ctx, order.id, "purchase");
  await touch(ctx, "orders");
  return stocked;
}
