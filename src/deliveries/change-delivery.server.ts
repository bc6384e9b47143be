import { eq } from "drizzle-orm";
import { dropLetter } from "../messages/letters/queue-letter.server.ts";
import { addTask } from "../orders/add-task.server.ts";
import { lockOrder } from "../orders/find-order.server.ts";
import { scheduleNotices } from "../orders/notices.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import { recordCash } from "../orders/record-difference.server.ts";
import { doneBy } from "../orders/record-event.server.ts";
import { setStatus } from "../orders/set-status.server.ts";
import { cents, showCents } from "../platform/money.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { markAudited, type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { DeliveryChange } from "./contract.ts";
import { aboutDelivery, cashDueOf, checkDay, checkWindow, tellDelivery } from "./plan-delivery.server.ts";
import { deliveries, type DeliveryRow } from "./table.server.ts";
import { NO_CASH, NO_NAME, refuse } from "./texts.ts";
import { inBoth } from "../platform/input-sentences.ts";

/** Moves a delivery, or finishes it: delivered with its proof, or failed and to be agreed anew. */
export async function changeDelivery(outer: StaffCtx, id: number, change: DeliveryChange): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const { row, order } = await lockDelivery(ctx, id);
    const status = change.status ?? row.status;
    if (row.status !== "planned") {
      if (status !== row.status) throw refuse("deliveries.finished");
      return markAudited(ctx);
    }
    const moved = {
      day: change.day ?? row.day,
      fromTime: change.from ?? row.fromTime,
      toTime: change.to ?? row.toTime,
      zone: change.zone ?? row.zone,
      driver: change.driver ?? row.driver,
      note: change.note ?? row.note,
    };
    checkWindow({ from: moved.fromTime, to: moved.toTime });
    if (moved.day !== row.day) checkDay(ctx, moved.day);
    const done = status === "planned" ? {} : { status, doneAt: ctx.now(), doneBy: doneBy(ctx) };
    const proof = status === "delivered" ? await deliver(ctx, row, order, change) : {};
    const [saved] = await ctx.db
      .update(deliveries)
      .set({ ...moved, ...done, ...proof })
      .where(eq(deliveries.id, id))
      .returning();
    const isMoved = moved.day !== row.day || moved.fromTime !== row.fromTime || moved.toTime !== row.toTime;
    if (status === "planned" && isMoved) await tellDelivery(ctx, order, saved!);
    // What was agreed is over: a letter about it that still waits is no news.
    if (status !== "planned") await dropLetter(ctx, order.customerEmail, aboutDelivery(id));
    const changes = {
      delivery: [row.status, status] as [unknown, unknown],
      ...(isMoved ? { day: [row.day, moved.day] as [unknown, unknown] } : {}),
    };
    await writeAudit(ctx, { action: "update", subject: "order", id: order.id, label: order.number, changes });
    await touch(ctx, "orders");
  });
  await scheduleNotices(outer);
}

/** The order first, as everywhere. */
async function lockDelivery(ctx: StaffCtx, id: number): Promise<{ row: DeliveryRow; order: OrderRow }> {
  const [known] = await ctx.db.select({ orderId: deliveries.orderId }).from(deliveries).where(eq(deliveries.id, id));
  if (!known) throw refuse("deliveries.not_found");
  const order = await lockOrder(ctx, known.orderId);
  const [row] = await ctx.db.select().from(deliveries).where(eq(deliveries.id, id)).for("update");
  if (!row) throw refuse("deliveries.not_found");
  return { row, order };
}

/** Who took it, and the cash against the order: another amount than it asks for is put before a person. */
async function deliver(ctx: StaffCtx, row: DeliveryRow, order: OrderRow, { receivedBy, cashCollected }: DeliveryChange) {
  if (order.status === "cancelled")
    throw refuse(
      "deliveries.not_to_deliver",
      inBoth("This order is cancelled: it is not delivered", "Este pedido está cancelado: no se entrega"),
    );
  // Nothing is handed over that is neither paid nor to be paid at the door.
  const isOwed = order.balance > 0 || (order.paymentMethod !== "COD" && order.paymentStatus !== "paid");
  if (isOwed)
    throw refuse(
      "deliveries.not_to_deliver",
      inBoth("This order is not paid: it is not handed over", "Este pedido no está pagado: no se entrega"),
    );
  if (!receivedBy) throw refuse("deliveries.no_name", undefined, { fields: { receivedBy: NO_NAME } });
  const due = cashDueOf(order);
  if (due > 0 && (cashCollected === undefined || cashCollected === null))
    throw refuse("deliveries.no_cash", undefined, { fields: { cashCollected: NO_CASH } });
  if (due === 0 && cashCollected) throw refuse("deliveries.no_cash_due");
  await setStatus(ctx, { id: order.id, status: "delivered" });
  if (due > 0) await recordCash(ctx, order, `delivery:${row.id}`, cashCollected!, order.paymentMethod);
  if (due > 0 && cashCollected !== due) {
    const note = inBoth(
      `The driver collected ${showCents(cashCollected!)} of ${showCents(due)}.`,
      `El conductor recibió ${showCents(cashCollected!)} de ${showCents(due)}.`,
    );
    const amount = cents(Math.abs(due - cashCollected!));
    // By its own payment: an open task of an earlier delivery would count for it.
    await addTask(ctx, order, { kind: "wrong_amount", paymentId: `delivery:${row.id}`, amount, note });
  }
  return { receivedBy, cashCollected: cashCollected ?? null };
}
