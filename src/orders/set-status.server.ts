import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { addTask } from "./add-task.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { notice, wakeNotices } from "./notices.server.ts";
import type { OrderRow } from "./present.server.ts";
import { EXPIRY_MINUTES, type OrderStatus } from "./rules/status.ts";
import { releaseStock, takeStock } from "./stock.server.ts";
import { orders, paymentTasks } from "./table.server.ts";
import { refuseStaff } from "./texts.ts";

type Change = Partial<typeof orders.$inferInsert>;

/** Contract: staff may set any status; entering `cancelled` returns stock, leaving it takes stock again or is refused. */
export async function setStatus(ctx: StaffCtx, { id, status }: { id: string; status: OrderStatus }): Promise<OrderRow> {
  const row = await inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, id);
    if (order.status === status) return order;
    const now = inner.now();
    const change: Change = { status, updatedAt: now };
    // Staff have looked at it: it is no longer one of the unproved.
    if (order.paymentMethod === "COD" && status !== "cancelled" && !order.confirmedAt)
      Object.assign(change, { confirmedAt: now, confirmedBy: "staff" });
    if (status === "cancelled") Object.assign(change, await callOff(inner, order, now));
    else if (order.status === "cancelled" || !order.stockHeld) Object.assign(change, await reopen(inner, order, status, now));
    else Object.assign(change, stepBack(order, status));
    if (status === "shipped") {
      change.shippedAt = now;
      await notice(inner, id, "shipped");
    }
    if (status === "delivered") {
      change.deliveredAt = now;
      // Cash changes hands at the door: a delivered COD order is a paid one.
      if (order.paymentMethod === "COD" && order.paymentStatus !== "paid") {
        Object.assign(change, { paymentStatus: "paid", paidAt: now });
        await notice(inner, id, "purchase");
      }
    }
    const [saved] = await inner.db.update(orders).set(change).where(eq(orders.id, id)).returning();
    const changes = changesOf(order, { status, paymentStatus: saved!.paymentStatus });
    await writeAudit(inner, { action: "update", subject: "order", id, label: order.number, changes });
    return saved!;
  });
  wakeNotices(ctx);
  return row;
}

/** One word too far in the menu is taken back whole: what has not left has no such day, cash not handed over is not paid. */
function stepBack(order: OrderRow, status: OrderStatus): Change {
  const change: Change = status === "shipped" || status === "delivered" ? {} : { shippedAt: null };
  if (order.status !== "delivered") return change;
  const unpaid: Change = order.paymentMethod === "COD" ? { paymentStatus: "pending", paidAt: null } : {};
  return { ...change, ...unpaid, deliveredAt: null };
}

async function callOff(ctx: Ctx, order: OrderRow, now: Date): Promise<Change> {
  await releaseStock(ctx, order.id);
  await notice(ctx, order.id, "cancelled");
  if (order.paymentStatus !== "paid") return { paymentStatus: "cancelled", confirming: false, cancelledAt: now };
  await addTask(ctx, order, { kind: "refund", note: "Staff cancelled a paid order: return the money to the customer." });
  return { cancelledAt: now };
}

async function reopen(ctx: Ctx, order: OrderRow, status: OrderStatus, now: Date): Promise<Change> {
  if (!order.stockHeld && !(await takeStock(ctx, order.id))) throw refuseStaff("orders.no_stock_to_reopen");
  if (order.paymentStatus === "paid") {
    // Its money stays after all.
    const asked = and(eq(paymentTasks.orderId, order.id), eq(paymentTasks.kind, "refund"), isNull(paymentTasks.resolvedAt));
    await ctx.db.update(paymentTasks).set({ resolvedAt: now, resolution: "The order was opened again." }).where(asked);
    return { cancelledAt: null };
  }
  const waits = order.paymentMethod === "Bold" && status === "pending";
  return {
    cancelledAt: null,
    paymentStatus: "pending",
    expiresAt: waits ? new Date(now.getTime() + EXPIRY_MINUTES * 60_000) : order.expiresAt,
  };
}
