import { and, eq } from "drizzle-orm";
import { senderOf } from "../messages/letters/letter.ts";
import { queueLetter } from "../messages/letters/queue-letter.server.ts";
import { lockOrder, lookUpOrder } from "../orders/find-order.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import { doneBy } from "../orders/record-event.server.ts";
import { TAKE_BACK_SECONDS } from "../orders/rules/status.ts";
import { refuse as refuseOrder } from "../orders/texts.ts";
import { bogotaDate } from "../platform/bogota-time.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { NewDelivery } from "./contract.ts";
import { deliveryLetter } from "./letters/delivery-letters.ts";
import { deliveries, type DeliveryRow } from "./table.server.ts";
import { refuse, WINDOW } from "./texts.ts";
import { inBoth } from "../platform/input-sentences.ts";

/** A day and a window for an order that waits; the customer hears of it. */
export async function planDelivery(outer: StaffCtx, plan: NewDelivery): Promise<number> {
  checkWindow(plan);
  checkDay(outer, plan.day);
  const known = await lookUpOrder(outer, plan.orderId);
  if (!known) throw refuseOrder("orders.not_found");
  return inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, known.id);
    if (order.status === "cancelled" || order.status === "delivered")
      throw refuse(
        "deliveries.not_to_deliver",
        inBoth(
          `This order is ${order.status}: it is not delivered`,
          `Este pedido está ${order.status === "cancelled" ? "cancelado" : "entregado"}: no se entrega`,
        ),
      );
    const open = and(eq(deliveries.orderId, order.id), eq(deliveries.status, "planned"));
    if ((await ctx.db.$count(deliveries, open)) > 0) throw refuse("deliveries.planned_already");
    const { orderId: _name, from, to, ...rest } = plan;
    const [row] = await ctx.db
      .insert(deliveries)
      .values({
        ...rest,
        orderId: order.id,
        fromTime: from,
        toTime: to,
        // Deliveries of one part of the town go together.
        zone: plan.zone || order.shippingCity,
        status: "planned",
        createdAt: ctx.now(),
        plannedBy: doneBy(ctx),
      })
      .returning();
    await tellDelivery(ctx, order, row!);
    const changes = { delivery: [null, `${plan.day} ${from}–${to}`] as [unknown, unknown] };
    await writeAudit(ctx, { action: "update", subject: "order", id: order.id, label: order.number, changes });
    await touch(ctx, "orders");
    return row!.id;
  });
}

export function checkWindow({ from, to }: { from: string; to: string }): void {
  if (to <= from) throw refuse("deliveries.window", undefined, { fields: { to: WINDOW } });
}

/** Nobody waits at home for a van that should have come yesterday. */
export function checkDay(ctx: StaffCtx, day: string): void {
  if (day >= bogotaDate(ctx.now())) return;
  const past = refuse("deliveries.past");
  throw refuse("deliveries.past", undefined, { fields: { day: past.message } });
}

export const cashDueOf = (order: OrderRow): number =>
  order.paymentMethod === "COD" && order.paymentStatus === "pending" && order.status !== "cancelled" ? order.total : 0;

export const aboutDelivery = (id: number): string => `delivery:${id}`;

/** Several moves within the ten seconds are one letter: the last. */
export async function tellDelivery(ctx: StaffCtx, order: OrderRow, row: DeliveryRow): Promise<void> {
  if (!order.customerEmail) return;
  const { number: orderNumber, customerEmail: email, shippingAddress, shippingCity } = order;
  const agreed = { orderNumber, email, address: `${shippingAddress}, ${shippingCity}`, cashDue: cashDueOf(order) };
  const letter = deliveryLetter({ ...agreed, day: row.day, from: row.fromTime, to: row.toTime }, senderOf(ctx));
  await queueLetter(ctx, letter, { about: aboutDelivery(row.id), waitSeconds: TAKE_BACK_SECONDS, always: true });
}
