import { addTask } from "../orders/add-task.server.ts";
import { markPaid } from "../orders/mark-paid.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import type { PaymentStatus, TaskKind } from "../orders/rules/status.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { and, eq } from "drizzle-orm";
import { TO_RETURN, askForReturn, keepPayment, recordDifference, setBalance } from "../orders/record-difference.server.ts";
import { owes } from "../orders/rules/status.ts";
import { isOnline, ONLINE_METHODS } from "../payment-methods.ts";
import { amountDue } from "./live-link.server.ts";
import { paymentLinks } from "./table.server.ts";
import { cents, pesosOf } from "../platform/money.ts";
import { centsIn, recordPayment, type Evidence } from "./record-payment.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

/** A link of ours over what the order cost before its rugs were changed. */
async function wasAsked(ctx: Ctx, order: OrderRow, { pesos }: Evidence): Promise<boolean> {
  if (pesos === pesosOf(order.total)) return false;
  const ofOrder = and(eq(paymentLinks.orderId, order.id), eq(paymentLinks.amount, centsIn(pesos)));
  return (await ctx.db.select({ id: paymentLinks.id }).from(paymentLinks).where(ofOrder).limit(1)).length > 0;
}

/** The order is paid; what the new rugs cost more is owed, what they cost less goes back. */
async function paidByEarlierLink(ctx: Ctx, order: OrderRow, payment: Evidence): Promise<Outcome> {
  await markPaid(ctx, order, payment.method || null);
  const balance = cents(order.total - centsIn(payment.pesos));
  await setBalance(ctx, order, balance);
  if (balance < 0) await askForReturn(ctx, { ...order, balance }, TO_RETURN.earlierLink);
  return "paid";
}

/** How the payment stood before the money came, in Spanish. */
const ENDED: Record<PaymentStatus, string> = {
  pending: "pendiente",
  paid: "pagado",
  failed: "fallido",
  cancelled: "cancelado",
  expired: "vencido",
};

export type Outcome = "paid" | "late_payment" | "paid_without_stock" | "double_payment" | "wrong_amount" | "repeated";

/** Money arrived. Needs the order's row locked, inside a transaction. Told twice it changes nothing twice. */
export async function settlePayment(ctx: Ctx, order: OrderRow, payment: Evidence): Promise<Outcome> {
  // What came at the counter or the door counts as the total only as long as no other payment is written down.
  if (order.paymentStatus === "paid" && !isOnline(order.paymentMethod)) await keepPayment(ctx, order);
  if (!(await recordPayment(ctx, order, payment))) return "repeated";
  const flag = (kind: TaskKind, note: string) =>
    addTask(ctx, order, { kind, note, paymentId: payment.id, amount: centsIn(payment.pesos) });
  const asked = pesosOf(amountDue(order));
  const isPesos = !payment.currency || payment.currency === "COP";
  if (owes(order) && isPesos && payment.pesos === asked) {
    const way = ONLINE_METHODS[0];
    await recordDifference(ctx, order, { amount: order.balance, way, by: null, known: true });
    return "paid";
  }
  if (order.paymentStatus === "pending" && isPesos && (await wasAsked(ctx, order, payment))) {
    return paidByEarlierLink(ctx, order, payment);
  }
  if (payment.pesos !== asked || (payment.currency && payment.currency !== "COP")) {
    await flag(
      "wrong_amount",
      inBoth(
        `${order.paymentMethod} reports ${payment.pesos} ${payment.currency ?? "COP"}, the order asks for ${asked} COP.`,
        `${order.paymentMethod} informa ${payment.pesos} ${payment.currency ?? "COP"}, el pedido pide ${asked} COP.`,
      ),
    );
    return "wrong_amount";
  }
  if (order.paymentStatus === "paid") {
    await flag(
      "double_payment",
      inBoth("A second payment for a paid order: refund it.", "Un segundo pago de un pedido pagado: reembólsalo."),
    );
    return "double_payment";
  }
  const stocked = await markPaid(ctx, order, payment.method || null);
  if (!stocked) {
    await flag(
      "paid_without_stock",
      inBoth(
        `Paid after it was ${order.paymentStatus}, and the stock is gone: find a rug or refund.`,
        `Se pagó cuando el pago ya estaba ${ENDED[order.paymentStatus]} y ya no hay existencias: busca otra alfombra o reembolsa.`,
      ),
    );
    return "paid_without_stock";
  }
  // Staff may have sent it before the money came.
  if (order.paymentStatus === "pending" && order.status !== "cancelled") return "paid";
  await flag(
    "late_payment",
    inBoth(
      `Paid after it was ${order.paymentStatus}; its stock was taken again. Ask whether it is still wanted.`,
      `Se pagó cuando el pago ya estaba ${ENDED[order.paymentStatus]}; sus existencias se tomaron otra vez. Pregunta si todavía la quiere.`,
    ),
  );
  return "late_payment";
}
