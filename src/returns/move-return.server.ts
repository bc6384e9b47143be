import { and, eq, sql } from "drizzle-orm";
import { placeExchange } from "../orders/exchange-order.server.ts";
import { lookUpOrder } from "../orders/find-order.server.ts";
import { takeBackEnd, scheduleNotices } from "../orders/notices.server.ts";
import { moneyOf } from "../orders/order-money.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import { recordRefund } from "../orders/record-refund.server.ts";
import { returnsOf } from "../orders/returns-of-orders.server.ts";
import type { Pickup } from "../orders/returns-contract.ts";
import { carrierOf, trackingUrlOf } from "../orders/rules/carriers.ts";
import type { ReturnStatus } from "../orders/rules/return-statuses.ts";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { markAudited, type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { ReturnStep } from "./contract.ts";
import { lockReturn } from "./lock-return.server.ts";
import { restockReturn } from "./restock-return.server.ts";
import { isStep } from "./rules/return-steps.ts";
import { returnedValue } from "./rules/returned-value.ts";
import { orderReturnItems, orderReturns, type ReturnRow } from "./table.server.ts";
import { dropStepLetter, tellOfStep } from "./tell-of-return.server.ts";
import { refuseStaff } from "./texts.ts";
import { inBoth } from "../platform/input-sentences.ts";

type Change = Partial<typeof orderReturns.$inferInsert>;

/** One step of a return with what belongs to it: stock when it is received, money when it is refunded, and its letter. */
export async function moveReturn(outer: StaffCtx, id: number, step: ReturnStep): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const { row, order } = await lockReturn(ctx, id);
    const pickup = pickupOf(ctx, row, step);
    const isReplanned = row.status === "approved" && step.status === "approved" && pickup !== row.pickup;
    if (row.status === step.status && !isReplanned) return markAudited(ctx);
    if (!isReplanned && !isStep(row.status, step.status))
      throw refuseStaff("returns.impossible_step", { from: row.status, to: step.status });
    const now = ctx.now();
    const change: Change = {
      status: step.status,
      answer: wordsOf(step, row),
      pickup,
      // Another day is no other step.
      ...(isReplanned
        ? { statusBefore: null, takeBackUntil: null }
        : {
            steps: [...row.steps, { status: step.status, at: now.toISOString() }],
            statusBefore: row.status,
            takeBackUntil: takeBackEnd(now),
          }),
      updatedAt: now,
      ...(await deed(ctx, { row, order, step })),
    };
    await ctx.db.update(orderReturns).set(change).where(eq(orderReturns.id, id));
    // What the step before was about to say is no longer the news.
    await dropStepLetter(ctx, order, row);
    if (!change.refundId) {
      const seen = (await returnsOf(ctx, [order.id])).get(order.id)!.find((each) => each.id === id)!;
      await tellOfStep(ctx, order, seen);
    }
    const changes = { status: [row.status, step.status] as [unknown, unknown] };
    await writeAudit(ctx, { action: "update", subject: "return", id, label: row.number, changes });
    await touch(ctx, "orders");
  });
  await scheduleNotices(outer);
}

/** A return sent back as it was read brings the customer's own words along: they are no answer. */
const wordsOf = ({ note }: ReturnStep, row: ReturnRow): string => (note && note !== row.note ? note : row.answer);

/** The pick-up as it is to be; the same object where nothing about it is new. */
function pickupOf(ctx: Ctx, row: ReturnRow, { status, pickup: asked }: ReturnStep): Pickup | null {
  if (status !== "approved" || !asked) return row.pickup;
  const carrier = carrierOf(asked.carrier, ctx.settings().selling.carriers);
  const { trackingNumber } = asked;
  const day = asked.day ?? null;
  if (!day && !carrier.name) return row.pickup;
  const before = row.pickup;
  if (before?.day === day && before.carrier === carrier.name && before.trackingNumber === trackingNumber) return before;
  if (day && day < bogotaDate(ctx.now()))
    throw refuseStaff("returns.pickup_past", undefined, {
      fields: { pickup: inBoth("Choose today or a later day", "Elige hoy o un día posterior") },
    });
  return { day, carrier: carrier.name, trackingNumber, trackingUrl: trackingUrlOf(carrier, trackingNumber) };
}

type Given = { row: ReturnRow; order: OrderRow; step: ReturnStep };
const DEEDS: Partial<Record<ReturnStatus, (ctx: StaffCtx, given: Given) => Promise<Change>>> = {
  received: receive,
  refunded: refund,
  exchanged: exchange,
  refused: sendBack,
};
const deed = (ctx: StaffCtx, given: Given): Promise<Change> => DEEDS[given.step.status]?.(ctx, given) ?? Promise.resolve({});

async function receive(ctx: Ctx, { row, order, step }: Given): Promise<Change> {
  const mine = eq(orderReturnItems.returnId, row.id);
  await ctx.db
    .update(orderReturnItems)
    .set({ condition: step.condition ?? "resellable" })
    .where(mine);
  for (const { itemId, condition } of step.items ?? []) {
    const line = and(mine, eq(orderReturnItems.itemId, itemId));
    if (!condition) continue;
    const set = await ctx.db.update(orderReturnItems).set({ condition }).where(line).returning({ id: orderReturnItems.itemId });
    if (set.length === 0) throw refuseStaff("returns.unknown_line");
  }
  // The stock of an order that was called off meanwhile has been returned whole.
  if (order.stockHeld) await restockReturn(ctx, row.id, true);
  return {};
}

async function linesOf(ctx: Ctx, returnId: number) {
  const { rows } = await ctx.db.execute<{ itemId: number; price: number; quantity: number }>(sql`
    select i.id as "itemId", i.price, t.quantity from order_return_items t join order_items i on i.id = t.item_id
    where t.return_id = ${returnId} order by i.id`);
  return rows;
}

async function refund(ctx: StaffCtx, { row, order, step }: Given): Promise<Change> {
  const lines = await linesOf(ctx, row.id);
  const { received, refunded } = (await moneyOf(ctx, [order.id])).get(order.id)!;
  const amount = step.amount ?? Math.min(returnedValue(order, lines), Math.max(0, received - refunded));
  if (amount === 0 && refunded === 0 && order.total > 0) throw refuseStaff("returns.nothing_paid");
  // Its money went back before, by a refund of its own.
  if (amount === 0) return {};
  const way = step.way ?? (order.paymentMethod === "COD" ? "cash" : order.paymentMethod);
  const items = lines.map(({ itemId, quantity }) => ({ itemId, quantity }));
  const facts = {
    amount,
    way,
    reference: step.reference,
    note: inBoth(`Return ${row.number}`, `Devolución ${row.number}`),
    items,
  };
  const { id } = await recordRefund(ctx, { id: order.id, refund: facts, key: `return:${row.id}`, isReturn: true });
  return { refundId: id };
}

async function exchange(ctx: StaffCtx, { row, order, step }: Given): Promise<Change> {
  if (step.exchange) {
    const { received, refunded } = (await moneyOf(ctx, [order.id])).get(order.id)!;
    const credit = Math.min(returnedValue(order, await linesOf(ctx, row.id)), Math.max(0, received - refunded));
    if (credit === 0) throw refuseStaff("returns.nothing_paid");
    const { way, reference } = step;
    const asked = { from: order, number: row.number, lines: step.exchange.items, credit, way, reference };
    const made = await placeExchange(ctx, asked);
    // Its order holds stock and money: who thinks again cancels that order.
    return { exchangeOrder: made.orderNumber, exchangeDifference: made.difference, statusBefore: null, takeBackUntil: null };
  }
  if (!step.exchangeOrder) return {};
  const other = await lookUpOrder(ctx, step.exchangeOrder);
  if (!other)
    throw refuseStaff("returns.unknown_order", undefined, {
      fields: { exchangeOrder: inBoth("There is no such order", "Ese pedido no existe") },
    });
  return { exchangeOrder: other.number };
}

/** A rug that was received and is refused goes back to its customer: off the shelf. */
async function sendBack(ctx: Ctx, { row, order }: Given): Promise<Change> {
  if (row.status !== "received" || !order.stockHeld) return {};
  if (!(await restockReturn(ctx, row.id, false))) throw refuseStaff("returns.sold_again");
  return {};
}
