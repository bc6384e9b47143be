import { eq, sql } from "drizzle-orm";
import { addTask } from "../orders/add-task.server.ts";
import { endOrder } from "../orders/end-order.server.ts";
import { lockOrder, lookUpOrder } from "../orders/find-order.server.ts";
import { sendNoticesSoon } from "../orders/notices.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import { writeRefund } from "../orders/record-refund.server.ts";
import { isOnline } from "../payment-methods.ts";
import { isOpen } from "../orders/rules/status.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Cents } from "../platform/money.ts";
import { Refusal } from "../platform/refusal.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { recordUnmatchedPayment } from "./record-unmatched-payment.server.ts";
import { eachLoggingErrors } from "../platform/each-logging-errors.server.ts";
import { centsIn } from "./record-payment.server.ts";
import type { BoldEvent } from "./gateways/bold-event.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { boldEvents, payments } from "./table.server.ts";
import { noteTestNotification } from "./test-payment.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

/** An event may be quicker than what it speaks of; after a day of looking it is a person's turn. */
const TRIES = 30;

/** Works through one stored event, once: whoever comes second finds it done. */
export async function processEvent(outer: Ctx, id: number): Promise<string | undefined> {
  const outcome = await inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db.select().from(boldEvents).where(eq(boldEvents.id, id)).for("update");
    if (!row || row.processedAt) return undefined;
    const event = row.body as BoldEvent;
    const order = row.reference ? await lookUpOrder(ctx, row.reference) : undefined;
    const isTest = !order && (await noteTestNotification(ctx, row.reference));
    if (!order && !isTest && row.tries + 1 < TRIES && event.type === "SALE_APPROVED") {
      await ctx.db
        .update(boldEvents)
        .set({ tries: row.tries + 1 })
        .where(eq(boldEvents.id, id));
      return undefined;
    }
    const outcome = order
      ? await act(ctx, await lockOrder(ctx, order.id), event)
      : isTest
        ? "test_payment"
        : await orphan(ctx, row.reference, event);
    await ctx.db.update(boldEvents).set({ processedAt: ctx.now(), outcome }).where(eq(boldEvents.id, id));
    return outcome;
  });
  if (outcome) sendNoticesSoon(outer);
  return outcome;
}

async function act(ctx: Ctx, order: OrderRow, { type, data }: BoldEvent): Promise<string> {
  switch (type) {
    case "SALE_APPROVED":
      return settlePayment(ctx, order, {
        id: data.payment_id,
        from: { event: data.payment_id },
        pesos: data.amount.total,
        currency: data.amount.currency,
        method: data.payment_method,
      });
    case "SALE_REJECTED":
      return reject(ctx, order, data.payment_id);
    case "VOID_APPROVED":
      await writeVoid(ctx, order, data.payment_id, centsIn(data.amount.total));
      await addTask(ctx, order, {
        kind: "voided",
        paymentId: data.payment_id,
        amount: centsIn(data.amount.total),
        note: inBoth(
          `${order.paymentMethod} voided this payment: the money went back to the customer. Stop the order if it has not left.`,
          `${order.paymentMethod} anuló este pago: el dinero volvió al cliente. Detén el pedido si no ha salido.`,
        ),
      });
      return "voided";
    default:
      return "ignored";
  }
}

/** Money that Bold gave back is a refund too: the order must not go on saying that it is paid. Told twice it is one. */
async function writeVoid(ctx: Ctx, order: OrderRow, paymentId: string, amount: Cents): Promise<void> {
  const by = order.paymentMethod;
  const facts = {
    way: by,
    reference: paymentId,
    note: inBoth(`Voided by ${by}`, `Anulado por ${by}`),
    items: [],
    recordedBy: by,
  };
  await writeRefund(ctx, order, { ...facts, amount }).catch((error: unknown) => {
    // More than is left, or known: staff look into it, the task says so.
    if (!(error instanceof Refusal)) throw error;
  });
}

/** Contract: failing gives the stock back once. A later approval of the same order still wins. */
async function reject(ctx: Ctx, order: OrderRow, paymentId: string): Promise<string> {
  const [approved] = await ctx.db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
  if (approved || !isOpen(order) || !isOnline(order.paymentMethod)) return "ignored";
  await endOrder(ctx, order, "failed");
  return "failed";
}

async function orphan(ctx: Ctx, reference: string | null, { type, data }: BoldEvent): Promise<string> {
  if (type === "SALE_APPROVED")
    await recordUnmatchedPayment(ctx, { orderNumber: reference ?? "—", paymentId: data.payment_id, pesos: data.amount.total });
  return "unknown_order";
}

/** What a crash, a slow database or an unknown order left behind. */
export async function sweepEvents(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from bold_events where processed_at is null and received_at < now() - interval '2 seconds' order by received_at limit 200`);
  await eachLoggingErrors(ctx, rows, "a Bold event", ({ id }) => processEvent(ctx, id));
}
