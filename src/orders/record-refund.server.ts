import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { cents, showCents } from "../platform/money.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { markAudited, type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { NewRefund } from "./refund-contract.ts";
import { lockOrder } from "./find-order.server.ts";
import { notice, takeBackEnd, scheduleNotices } from "./notices.server.ts";
import { moneyOf, type RefundRow } from "./order-money.server.ts";
import type { OrderRow } from "./present.server.ts";
import { askForReturn, asksReturn } from "./record-difference.server.ts";
import { doneBy } from "./record-event.server.ts";
import { staffRefundWay } from "./rules/payment-words.ts";
import { refundParts } from "./rules/refund-parts.ts";
import { orderItems, orders, paymentTasks, refunds } from "./table.server.ts";
import { refuseStaff } from "./texts.ts";
import { inBoth } from "../platform/input-sentences.ts";
import type { Language } from "../platform/language.ts";
import { HISTORY_WORDS } from "./rules/history-words.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

type Input = { id: string; refund: NewRefund; key?: string; isReturn?: boolean };

/** Writes down money that went back: never more than was paid, and never the same money twice. */
export async function recordRefund(outer: StaffCtx, { id, refund, key, isReturn }: Input): Promise<RefundRow> {
  const keyHash = key ? hashOf(key) : null;
  const bodyHash = key ? hashOf(JSON.stringify([id, refund])) : null;
  const row = await inTransaction(outer, async (ctx) => {
    // The lock makes parallel refunds of one order come one after the other.
    const order = await lockOrder(ctx, id);
    const known = keyHash ? await ctx.db.select().from(refunds).where(eq(refunds.keyHash, keyHash)) : [];
    if (known[0]) {
      if (known[0].bodyHash !== bodyHash) throw refuseStaff("orders.refund_key_reused");
      markAudited(ctx);
      return known[0];
    }
    await checkItems(ctx, id, refund.items);
    const { taskId, ...facts } = refund;
    const caller = ctx.caller;
    const written = {
      ...facts,
      amount: cents(facts.amount),
      recordedBy: doneBy(ctx),
      session: caller?.session ?? "",
      keyHash,
      bodyHash,
    };
    const row = await writeRefund(ctx, order, written, isReturn);
    if (taskId !== undefined) await closeTasks(ctx, row, eq(paymentTasks.id, taskId));
    await notice(ctx, id, `refund:${row.id}`, takeBackEnd(row.createdAt));
    await writeAudit(ctx, {
      action: "refund",
      subject: "order",
      id,
      label: order.number,
      changes: { refund: [null, row.amount], way: [null, staffRefundWay(row.way, "en")], reference: [null, row.reference] },
    });
    await touch(ctx, "orders");
    return row;
  });
  await scheduleNotices(outer);
  return row;
}

type Facts = Pick<RefundRow, "amount" | "way" | "reference" | "note" | "items" | "recordedBy"> & Partial<RefundRow>;

/** Needs the order's row locked, inside a transaction. A whole refund settles what asked for it. `isReturn`: rugs came back. */
export async function writeRefund(ctx: Ctx, order: OrderRow, facts: Facts, isReturn = false): Promise<RefundRow> {
  if (await isKnown(ctx, order, facts)) throw refuseStaff("orders.refund_known");
  const { received, refunded, refunds: earlier } = (await moneyOf(ctx, [order.id])).get(order.id)!;
  const left = Math.max(0, received - refunded);
  if (facts.amount > left) throw refuseStaff("orders.refund_too_much", left, { extra: { left } });
  const owed = Math.max(0, 0 - order.balance);
  const sale = order.paymentStatus === "paid" ? order.total : 0;
  const { settles, overpaid } = refundParts(facts.amount, { owed, received, sale, earlier }, isReturn);
  if (settles > 0)
    await ctx.db
      .update(orders)
      .set({ balance: cents(order.balance + settles) })
      .where(eq(orders.id, order.id));
  const values = { ...facts, settles, overpaid, orderId: order.id, orderNumber: order.number, createdAt: ctx.now() };
  const [row] = await ctx.db.insert(refunds).values(values).onConflictDoNothing().returning();
  if (!row) throw refuseStaff("orders.refund_known");
  const rest = cents(order.balance + settles);
  const asksRefund = eq(paymentTasks.kind, "refund");
  if (facts.amount === left) await closeTasks(ctx, row, asksRefund);
  else if (settles > 0 && rest === 0) await closeTasks(ctx, row, and(asksRefund, asksReturn)!);
  else if (settles > 0) await askForReturn(ctx, { ...order, balance: rest });
  return row;
}

/** A repeat without a reference: cash in two parts takes longer, unless a key says that both are meant. */
const REPEAT_SECONDS = 60;

/** The bank's reference tells one refund from another for good; without one, the same amount again at once is a repeat. */
async function isKnown(ctx: Ctx, { number }: OrderRow, { way, reference, amount, keyHash }: Facts): Promise<boolean> {
  if (!reference && keyHash) return false;
  const since = reference ? 0 : ctx.now().getTime() - REPEAT_SECONDS * 1000;
  const same = sql`${refunds.orderNumber} = ${number} and lower(${refunds.way}) = lower(${way})
    and lower(${refunds.reference}) = lower(${reference}) and ${refunds.amount} = ${amount}
    and ${refunds.createdAt} > ${new Date(since)}`;
  return (await ctx.db.select({ id: refunds.id }).from(refunds).where(same).limit(1)).length > 0;
}

async function checkItems(ctx: Ctx, orderId: string, items: NewRefund["items"]): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ itemId }) => itemId);
  const bought = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), inArray(orderItems.id, ids)));
  const fits = items.every(({ itemId, quantity }) => bought.some((item) => item.id === itemId && quantity <= item.quantity));
  if (!fits || new Set(ids).size < ids.length) throw refuseStaff("orders.refund_items");
}

/** The tasks of this order that the refund answers. */
async function closeTasks(ctx: Ctx, refund: RefundRow, which: SQL): Promise<void> {
  const said = (language: Language) =>
    HISTORY_WORDS[language].refunded(showCents(refund.amount), staffRefundWay(refund.way, language), refund.reference);
  const resolution = inBoth(said("en"), said("es"));
  await ctx.db
    .update(paymentTasks)
    .set({ resolvedAt: refund.createdAt, resolution })
    .where(and(eq(paymentTasks.orderId, refund.orderId!), which, isNull(paymentTasks.resolvedAt)));
}
