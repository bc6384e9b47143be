import { and, eq, isNull, sql } from "drizzle-orm";
import { cents } from "../platform/money.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { addTask } from "./add-task.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { dropWaiting, notice, takeBackEnd } from "./notices.server.ts";
import { moneyOf, type OrderMoney } from "./order-money.server.ts";
import { shipmentsOf } from "./order-work.server.ts";
import type { OrderRow } from "./present.server.ts";
import { doneBy, recordEvent } from "./record-event.server.ts";
import { isOnline } from "../payment-methods.ts";
import { reverseSale } from "./reverse-sale.server.ts";
import { LETTER_STATUSES, type OrderStatus, timesAt } from "./rules/status.ts";
import { leftToShip, unitsLeft } from "./rules/to-ship.ts";
import { releaseStock, takeStock } from "./stock.server.ts";
import { orderItems, orders, paymentTasks } from "./table.server.ts";
import { forgetStatus, keepStatus } from "./take-back-status.server.ts";
import { refuseStaff } from "./texts.ts";
import { inBoth } from "../platform/input-sentences.ts";

type Change = Partial<typeof orders.$inferInsert>;

/** Contract: staff may set any status; entering `cancelled` returns stock, leaving it takes stock again or is refused. */
export const setStatus = (ctx: StaffCtx, { id, status }: { id: string; status: OrderStatus }): Promise<OrderRow> =>
  inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, id);
    const saved = await moveTo(inner, order, status);
    const changes = changesOf(order, { status, paymentStatus: saved.paymentStatus });
    await writeAudit(inner, { action: "update", subject: "order", id, label: order.number, changes });
    await touch(inner, "orders");
    return saved;
  });

/**
 * The order in its new status, with stock, money and times after it. Needs the order's row locked, inside a transaction.
 * `shipment`: a shipment made it so, and its own letter tells the customer.
 */
export async function moveTo(ctx: StaffCtx, order: OrderRow, status: OrderStatus, { shipment = false } = {}): Promise<OrderRow> {
  if (order.status === status) return order;
  const money = (await moneyOf(ctx, [order.id])).get(order.id)!;
  const now = ctx.now();
  const sent = await shipmentsOf(ctx, order.id);
  if (status === "cancelled" && sent.length > 0) throw refuseStaff("orders.cancel_shipped");
  const items = await ctx.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const isTold = shipment || (sent.length > 0 && unitsLeft(leftToShip(items, sent)) === 0);
  const change = await changeTo(ctx, order, status, money, now, isTold);
  const facts = { from: order.status, to: status, ...(shipment ? { why: "shipment" as const } : {}) };
  await recordEvent(ctx, order.id, { kind: "status", facts }, doneBy(ctx));
  return save(ctx, order.id, { status, updatedAt: now, ...change });
}

async function save(ctx: Ctx, id: string, change: Change): Promise<OrderRow> {
  const [saved] = await ctx.db.update(orders).set(change).where(eq(orders.id, id)).returning();
  return saved!;
}

async function changeTo(
  ctx: Ctx,
  order: OrderRow,
  status: OrderStatus,
  money: OrderMoney,
  now: Date,
  isTold: boolean,
): Promise<Change> {
  // What the status before was about to say is no longer true.
  await dropWaiting(ctx, order.id);
  await forgetStatus(ctx, order.id);
  const letter = LETTER_STATUSES.find((each) => each === status && !(each === "shipped" && isTold));
  if (letter && (await notice(ctx, order.id, letter, takeBackEnd(now))))
    await keepStatus(ctx, order, letter, { now, received: money.received });
  const change: Change = timesAt(status, order, now);
  // Staff have looked at it: it is no longer one of the unproved.
  if (order.paymentMethod === "COD" && status !== "cancelled" && order.confirmedBy !== "staff")
    Object.assign(change, { confirmedAt: order.confirmedAt ?? now, confirmedBy: "staff" });
  if (status === "cancelled") return { ...change, ...(await callOff(ctx, order, money, now)) };
  if (order.status === "cancelled" || !order.stockHeld) Object.assign(change, await reopen(ctx, order, status, now));
  // One word too far in the menu is taken back whole: cash that was not handed over is not paid.
  if (order.status === "delivered" && order.paymentMethod === "COD" && money.refunded === 0 && (await isAllCash(ctx, order.id))) {
    await reverseSale(ctx, order);
    Object.assign(change, { paymentStatus: "pending", paidAt: null, balance: cents(0) });
  }
  // Cash changes hands at the door: a delivered COD order is a paid one.
  if (status === "delivered" && order.paymentMethod === "COD" && order.paymentStatus !== "paid") {
    Object.assign(change, { paymentStatus: "paid", paidAt: now });
    await notice(ctx, order.id, "purchase", takeBackEnd(now));
  }
  return change;
}

/** Money that came by a link or a terminal has come, wherever the rug is. */
async function isAllCash(ctx: Ctx, orderId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select from payments where order_id = ${orderId} and method not in ('cash', 'COD') limit 1`,
  );
  return rows.length === 0;
}

const askedBack = (orderId: string) =>
  and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, "refund"), isNull(paymentTasks.resolvedAt));

async function callOff(ctx: Ctx, order: OrderRow, { received, refunded }: OrderMoney, now: Date): Promise<Change> {
  await releaseStock(ctx, order.id);
  if (order.paymentStatus !== "paid") return { paymentStatus: "cancelled", confirming: false, cancelledAt: now };
  // What a change of rugs was to give back is part of the whole.
  const resolution = inBoth("The order was cancelled: all of it goes back.", "El pedido se canceló: se devuelve todo.");
  await ctx.db.update(paymentTasks).set({ resolvedAt: now, resolution }).where(askedBack(order.id));
  const amount = cents(received - refunded);
  const note = inBoth(
    "Staff cancelled a paid order: return the money to the customer.",
    "El equipo canceló un pedido pagado: devuélvele el dinero al cliente.",
  );
  if (amount > 0) await addTask(ctx, order, { kind: "refund", amount, note });
  return { cancelledAt: now };
}

async function reopen(ctx: Ctx, order: OrderRow, status: OrderStatus, now: Date): Promise<Change> {
  if (!order.stockHeld && !(await takeStock(ctx, order.id))) throw refuseStaff("orders.no_stock_to_reopen");
  if (order.paymentStatus === "paid") {
    // Its money stays after all.
    await ctx.db
      .update(paymentTasks)
      .set({ resolvedAt: now, resolution: inBoth("The order was opened again.", "El pedido se abrió otra vez.") })
      .where(askedBack(order.id));
    return { cancelledAt: null };
  }
  const waits = isOnline(order.paymentMethod) && status === "pending";
  return {
    cancelledAt: null,
    paymentStatus: "pending",
    expiresAt: waits ? new Date(now.getTime() + ctx.settings().selling.minutesToPay * 60_000) : order.expiresAt,
  };
}
