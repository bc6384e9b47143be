import { paymentTasks } from "../orders/table.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { centsIn } from "./record-payment.server.ts";

type Orphan = { orderNumber: string; paymentId: string; pesos: number };

/** Money for an order nobody knows, or that staff deleted: it still is somebody's money. */
export async function recordUnmatchedPayment(ctx: Ctx, { orderNumber, paymentId, pesos }: Orphan): Promise<void> {
  const note = "A payment for an order that does not exist: find out whose it is.";
  const amount = centsIn(pesos);
  await ctx.db
    .insert(paymentTasks)
    .values({ kind: "late_payment", orderNumber, paymentId, amount, note, createdAt: ctx.now() })
    .onConflictDoNothing();
}
