import { addTask } from "../orders/add-task.server.ts";
import { markPaid } from "../orders/mark-paid.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import type { TaskKind } from "../orders/rules/status.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { pesosOf } from "../platform/money.ts";
import { centsIn, recordPayment, type Evidence } from "./record-payment.server.ts";

export type Outcome = "paid" | "late_payment" | "paid_without_stock" | "double_payment" | "wrong_amount" | "repeated";

/** Money arrived. Needs the order's row locked, inside a transaction. Told twice it changes nothing twice. */
export async function settlePayment(ctx: Ctx, order: OrderRow, payment: Evidence): Promise<Outcome> {
  if (!(await recordPayment(ctx, order, payment))) return "repeated";
  const flag = (kind: TaskKind, note: string) =>
    addTask(ctx, order, { kind, note, paymentId: payment.id, amount: centsIn(payment.pesos) });
  const asked = pesosOf(order.total);
  if (payment.pesos !== asked || (payment.currency && payment.currency !== "COP")) {
    await flag(
      "wrong_amount",
      `${order.paymentMethod} reports ${payment.pesos} ${payment.currency ?? "COP"}, the order asks for ${asked} COP.`,
    );
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
