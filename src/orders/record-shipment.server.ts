import { and, asc, eq } from "drizzle-orm";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { NewShipment } from "./shipment-contract.ts";
import { lockOrder } from "./find-order.server.ts";
import { dropWaiting, notice, takeBackEnd, scheduleNotices } from "./notices.server.ts";
import { moneyOf } from "./order-money.server.ts";
import { type ShipmentRow, shipmentsOf } from "./order-work.server.ts";
import type { OrderRow } from "./present.server.ts";
import { doneBy, recordEvent } from "./record-event.server.ts";
import { carrierOf, trackingUrlOf } from "./rules/carriers.ts";
import { paymentWords } from "./rules/payment-words.ts";
import { leftToShip, sumUnits, unitsLeft } from "./rules/to-ship.ts";
import { moveTo } from "./set-status.server.ts";
import { takeStock } from "./stock.server.ts";
import { forgetStatus } from "./take-back-status.server.ts";
import { orderItems, orders, shipments } from "./table.server.ts";
import { refuseStaff } from "./texts.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { NO_GUIDE } from "./shipment-contract.ts";

/** Writes down what left: never a unit twice. The order has shipped when nothing is left to ship. */
export async function recordShipment(
  outer: StaffCtx,
  { id, shipment }: { id: string; shipment: NewShipment },
): Promise<ShipmentRow> {
  const row = await inTransaction(outer, async (ctx) => {
    // The lock makes parallel shipments of one order come one after the other.
    const order = await lockOrder(ctx, id);
    await mayLeave(ctx, order);
    const items = await ctx.db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.id));
    const left = leftToShip(items, await shipmentsOf(ctx, id));
    const sent = sumUnits(shipment.items);
    for (const [itemId, quantity] of sent) {
      const rest = left.get(itemId);
      if (rest === undefined) throw refuseStaff("orders.ship_items");
      if (quantity > rest) throw refuseStaff("orders.ship_too_much", rest, { extra: { itemId, left: rest } });
      left.set(itemId, rest - quantity);
    }
    const row = await write(ctx, id, shipment, sent);
    // A status letter that still waits would tell the same without the guía.
    if (await dropWaiting(ctx, id, ["shipped"])) await forgetStatus(ctx, id);
    await notice(ctx, id, `shipment:${row.id}`, takeBackEnd(row.shippedAt));
    if (unitsLeft(left) === 0 && order.status !== "delivered") await moveTo(ctx, order, "shipped", { shipment: true });
    else await confirm(ctx, order);
    await writeAudit(ctx, {
      action: "ship",
      subject: "order",
      id,
      label: order.number,
      changes: { carrier: [null, row.carrier], trackingNumber: [null, row.trackingNumber], items: [null, row.items] },
    });
    await touch(ctx, "orders");
    return row;
  });
  await scheduleNotices(outer);
  return row;
}

/** Nothing leaves that is called off, unpaid, paid back, or whose rugs went to somebody else. */
async function mayLeave(ctx: StaffCtx, order: OrderRow): Promise<void> {
  if (order.status === "cancelled")
    throw refuseStaff(
      "orders.not_to_ship",
      inBoth("This order is cancelled: nothing is sent", "Este pedido está cancelado: no se envía nada"),
    );
  const { told, refunded, received } = (await moneyOf(ctx, [order.id])).get(order.id)!;
  const { holdBack } = paymentWords({
    status: order.status,
    payment_status: told,
    payment_method: order.paymentMethod,
    confirming: order.confirming,
    total: order.total,
    refunded,
    received,
    balance: order.balance,
  });
  if (holdBack) throw refuseStaff("orders.not_to_ship", holdBack);
  if (!order.stockHeld && !(await takeStock(ctx, order.id))) throw refuseStaff("orders.no_stock_to_reopen");
}

async function write(ctx: StaffCtx, orderId: string, given: NewShipment, sent: Map<number, number>): Promise<ShipmentRow> {
  const carrier = carrierOf(given.carrier, ctx.settings().selling.carriers);
  if (carrier.tracking && !given.trackingNumber)
    throw refuseStaff("orders.ship_guide", undefined, { fields: { trackingNumber: NO_GUIDE } });
  const [row] = await ctx.db
    .insert(shipments)
    .values({
      orderId,
      carrier: carrier.name,
      trackingNumber: given.trackingNumber,
      trackingUrl: trackingUrlOf(carrier, given.trackingNumber),
      items: [...sent].map(([itemId, quantity]) => ({ itemId, quantity })),
      parcels: given.parcels,
      shippedAt: ctx.now(),
      recordedBy: doneBy(ctx),
    })
    .returning();
  return row!;
}

/** Staff sent some of it: it is no longer one of the unproved. */
async function confirm(ctx: StaffCtx, order: OrderRow): Promise<void> {
  if (order.paymentMethod !== "COD" || order.confirmedBy === "staff") return;
  await ctx.db
    .update(orders)
    .set({ confirmedAt: order.confirmedAt ?? ctx.now(), confirmedBy: "staff" })
    .where(eq(orders.id, order.id));
}

/** A shipment that did not leave so. Its letter is stopped if it still waits; what was sent by it is to be sent again. */
export const takeBackShipment = (outer: StaffCtx, { id, shipmentId }: { id: string; shipmentId: number }): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, id);
    const [row] = await ctx.db
      .delete(shipments)
      .where(and(eq(shipments.orderId, id), eq(shipments.id, shipmentId)))
      .returning();
    if (!row) throw refuseStaff("orders.shipment_not_found");
    if (order.status === "delivered") throw refuseStaff("orders.shipment_delivered");
    const { carrier, trackingNumber } = row;
    const wasTold = !(await dropWaiting(ctx, id, [`shipment:${shipmentId}`]));
    if (order.status === "shipped") await moveTo(ctx, order, "processing", { shipment: true });
    // What nobody was told of needs no line.
    if (wasTold) await recordEvent(ctx, id, { kind: "shipment removed", facts: { carrier, trackingNumber } }, doneBy(ctx));
    const changes = { shipment: [`${carrier} ${trackingNumber}`.trim(), null] as [unknown, unknown] };
    await writeAudit(ctx, { action: "take back", subject: "order", id, label: order.number, changes });
    await touch(ctx, "orders");
  });
