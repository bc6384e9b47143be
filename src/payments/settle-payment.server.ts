import { eq } from "drizzle-orm";
import { addTask } from "../orders/add-task.server.ts";
import { notice } from "../orders/notices.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import { type TaskKind, timesAt } from "../orders/rules/status.ts";
import { takeStock } from "../orders/stock.server.ts";
import { orders } from "../orders/table.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { pesosOf, type Cents } from "../platform/money.ts";
import { touch } from "../platform/transaction.server.ts";
import { centsIn, recordPayment, type Evidence } from "./record-payment.server.ts";

export type Outcome = "paid" | "late_payment" | "paid_without_stock" | "double_payment" | "wrong_amount" | "repeated";

/** Money arrived. Needs the order's row locked, inside a transaction. Told twice it changes nothing twice. */
export async function settlePayment(ctx: Ctx, order: OrderRow, payment: Evidence): Promise<Outcome> {
  if (!(await recordPayment(ctx, order, payment))) return "repeated";
  const flag = (kind: TaskKind, note: string) =>
    addTask(ctx, order, { kind, note, paymentId: payment.id, amount: centsIn(payment.pesos) });
  const asked = pesosOf(order.total as Cents);
  if (payment.pesos !== asked || (payment.currency && payment.currency !== "COP")) {
    await flag("wrong_amount", `Bold reports ${payment.pesos} ${payment.currency ?? "COP"}, the order asks for ${asked} COP.`);
    return "wrong_amount";
  }
  if (order.paymentStatus === "paid") {
    await flag("double_payment", "A second payment for a paid order: refund it.");
    return "double_payment";
  }
  const stocked = await markPaid(ctx, order, payment.method || null);
  if (!stocked) {
    await flag("paid_without_stock", `Paid after it was ${order.paymentStatus}, and the stock is gone: find a rug or refund.`);
    return "paid_without_stock";
  }
  // Staff may have sent it before the money came.
  if (order.paymentStatus === "pending" && order.status !== "cancelled") return "paid";
  await flag(
    "late_payment",
    `Paid after it was ${order.paymentStatus}; its stock was taken again. Ask whether it is still wanted.`,
  );
  return "late_payment";
}

/** Staff agreed with the customer on an amount other than the order's. Needs the order's row locked. */
export async function acceptAmount(ctx: Ctx, order: OrderRow, amount: number): Promise<void> {
  if (order.paymentStatus === "paid") return;
  if (await markPaid(ctx, order, null)) return;
  const note = "The amount was accepted, and the stock is gone: find a rug or refund.";
  await addTask(ctx, order, { kind: "paid_without_stock", note, amount });
}

/** Contract: a payment after the end takes the stock again if it is there; else the order is kept as paid, for staff. */
async function markPaid(ctx: Ctx, order: OrderRow, paidWith: string | null): Promise<boolean> {
  const stocked = order.stockHeld || (await takeStock(ctx, order.id));
  const now = ctx.now();
  const waited = order.status === "pending" || order.status === "cancelled";
  const status = !stocked ? "pending" : waited ? "processing" : order.status;
  const times = status === order.status ? {} : timesAt(status, order, now);
  await ctx.db
    .update(orders)
    .set({ status, ...times, paymentStatus: "paid", paidAt: now, paidWith, cancelledAt: null, confirming: false, updatedAt: now })
    .where(eq(orders.id, order.id));
  await notice(ctx, order.id, "paid");
  await notice(ctx, order.id, "purchase");
  await touch(ctx, "orders");
  return stocked;
}
