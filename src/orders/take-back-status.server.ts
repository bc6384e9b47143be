import { and, eq, gte, isNull } from "drizzle-orm";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { cents } from "../platform/money.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { dropWaiting, takeBackEnd } from "./notices.server.ts";
import type { OrderRow } from "./present.server.ts";
import { recordCash } from "./record-difference.server.ts";
import type { LetterStatus } from "./rules/status.ts";
import { releaseStock, takeStock } from "./stock.server.ts";
import { orderEvents, orders, orderTakeBacks, paymentTasks, type StatusBefore } from "./table.server.ts";
import { refuseStaff } from "./texts.ts";

const text = (at: Date | null): string | null => at?.toISOString() ?? null;
const moment = (at: string | null): Date | null => (at ? new Date(at) : null);

const beforeOf = (order: OrderRow, received: number): StatusBefore => ({
  status: order.status,
  paymentStatus: order.paymentStatus,
  stockHeld: order.stockHeld,
  confirming: order.confirming,
  confirmedBy: order.confirmedBy,
  received,
  balance: order.balance,
  confirmedAt: text(order.confirmedAt),
  expiresAt: text(order.expiresAt),
  paidAt: text(order.paidAt),
  shippedAt: text(order.shippedAt),
  deliveredAt: text(order.deliveredAt),
  cancelledAt: text(order.cancelledAt),
});

/** Keeps how the order was, as long as its letter waits. */
export async function keepStatus(
  ctx: Ctx,
  order: OrderRow,
  kind: LetterStatus,
  { now, received }: { now: Date; received: number },
): Promise<void> {
  const row = { kind, before: beforeOf(order, received), changedAt: now, until: takeBackEnd(now) };
  await ctx.db
    .insert(orderTakeBacks)
    .values({ orderId: order.id, ...row })
    .onConflictDoUpdate({ target: orderTakeBacks.orderId, set: row });
}

export async function forgetStatus(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.db.delete(orderTakeBacks).where(eq(orderTakeBacks.orderId, orderId));
}

/** Puts the order back as it was and removes the letter; refused once that has been handed on. */
export const takeBackStatus = (outer: StaffCtx, { id }: { id: string }): Promise<OrderRow> =>
  inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, id);
    const [kept] = await ctx.db.select().from(orderTakeBacks).where(eq(orderTakeBacks.orderId, id));
    if (!kept || kept.kind !== order.status || !(await dropWaiting(ctx, id, [kept.kind])))
      throw refuseStaff("orders.too_late_to_take_back");
    await forgetStatus(ctx, id);
    const { orderId, kind, at } = orderEvents;
    await ctx.db.delete(orderEvents).where(and(eq(orderId, id), eq(kind, "status"), gte(at, kept.changedAt)));
    await putStock(ctx, order, kept.before.stockHeld);
    await putTasks(ctx, id, kept.changedAt);
    const { status, paymentStatus, confirming, confirmedBy, received, balance, ...times } = kept.before;
    const before = {
      status,
      paymentStatus,
      confirming,
      confirmedBy,
      confirmedAt: moment(times.confirmedAt),
      expiresAt: moment(times.expiresAt),
      paidAt: moment(times.paidAt),
      shippedAt: moment(times.shippedAt),
      deliveredAt: moment(times.deliveredAt),
      cancelledAt: moment(times.cancelledAt),
    };
    // Money that came meanwhile stays.
    const paid =
      order.paymentStatus === "paid" ? { paymentStatus: order.paymentStatus, paidAt: order.paidAt } : paidAgain(ctx, before);
    const isPaidAgain = order.paymentStatus !== "paid" && paymentStatus === "paid";
    // Another amount than the total, as the driver brought it: without a payment the total would count.
    if (isPaidAgain && received !== undefined && received !== order.total)
      await recordCash(ctx, order, `counter:${id}`, received, order.paymentMethod);
    const owed = isPaidAgain && balance !== undefined ? { balance: cents(balance) } : {};
    const set = { ...before, ...paid, ...owed, updatedAt: ctx.now() };
    const [row] = await ctx.db.update(orders).set(set).where(eq(orders.id, id)).returning();
    const changes = changesOf(order, { status: row!.status, paymentStatus: row!.paymentStatus });
    await writeAudit(ctx, { action: "take back", subject: "order", id, label: order.number, changes });
    await touch(ctx, "orders");
    return row!;
  });

/** A sale of an earlier day was booked back when it was none: it is booked again today. */
const paidAgain = (ctx: Ctx, { paidAt }: { paidAt: Date | null }): { paidAt?: Date } =>
  paidAt && bogotaDate(paidAt) < bogotaDate(ctx.now()) ? { paidAt: ctx.now() } : {};

async function putStock(ctx: Ctx, order: OrderRow, held: boolean): Promise<void> {
  if (order.stockHeld === held) return;
  if (!held) await releaseStock(ctx, order.id);
  else if (!(await takeStock(ctx, order.id))) throw refuseStaff("orders.no_stock_to_reopen");
}

/** The refund that the change asked for is not asked for; the one it had settled is asked for again. */
async function putTasks(ctx: Ctx, orderId: string, changedAt: Date): Promise<void> {
  const { orderId: order, kind, createdAt, resolvedAt } = paymentTasks;
  const refund = and(eq(order, orderId), eq(kind, "refund"));
  await ctx.db.delete(paymentTasks).where(and(refund, gte(createdAt, changedAt), isNull(resolvedAt)));
  await ctx.db
    .update(paymentTasks)
    .set({ resolvedAt: null, resolution: null })
    .where(and(refund, eq(resolvedAt, changedAt)));
}
