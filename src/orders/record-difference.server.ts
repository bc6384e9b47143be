import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { type Cents, cents } from "../platform/money.ts";
import { touch } from "../platform/transaction.server.ts";
import { addTask } from "./add-task.server.ts";
import { notice } from "./notices.server.ts";
import type { OrderRow } from "./present.server.ts";
import { recordEvent } from "./record-event.server.ts";
import { orders, paymentTasks } from "./table.server.ts";
import { inBoth, sentenceIn } from "../platform/input-sentences.ts";

/** Cash has no notification: a row of its own, matched with none of the gateway's. */
const addPayment = (ctx: Ctx, order: OrderRow, id: string, amount: number, method: string) =>
  ctx.db.execute(sql`
    insert into payments (id, order_id, order_number, amount, method, received_at, event_payment_id, link_id)
    values (${id}, ${order.id}, ${order.number}, ${amount}, ${method}, ${order.paidAt ?? ctx.now()}, ${id}, ${id})
    on conflict (id) do nothing`);

/** What was paid without a gateway is the order's total as long as that stays; from now on it is written down. */
export async function keepPayment(ctx: Ctx, order: OrderRow): Promise<void> {
  const { rows } = await ctx.db.execute(sql`select from payments where order_id = ${order.id} limit 1`);
  if (rows.length === 0) await addPayment(ctx, order, `counter:${order.id}`, order.total, order.paymentMethod);
}

/** Paid by a link of before its rugs were changed. Needs the order's row locked. */
export async function setBalance(ctx: Ctx, order: OrderRow, balance: Cents): Promise<void> {
  await ctx.db.update(orders).set({ balance, boldPaymentUrl: null }).where(eq(orders.id, order.id));
}

/** Money without a gateway's word, as much as it was: cash at the door, what an exchange moved. Needs the order's row locked. */
export async function recordCash(ctx: Ctx, order: OrderRow, id: string, amount: number, method: string): Promise<void> {
  await addPayment(ctx, { ...order, paidAt: ctx.now() }, id, amount, method);
}

export const TO_RETURN = {
  changed: inBoth(
    "Rugs were changed after payment: return the difference to the customer.",
    "Se cambiaron alfombras después del pago: devuélvele la diferencia al cliente.",
  ),
  earlierLink: inBoth(
    "Paid by the link of before its rugs were changed: return the difference.",
    "Se pagó con el enlace de antes de cambiar las alfombras: devuelve la diferencia.",
  ),
};
/** Tasks of before staff had a language are in English alone. */
const ASKS_RETURN = Object.values(TO_RETURN).flatMap((note) => [note, sentenceIn("en", note)]);
/** The task over what a change of rugs left, among others that ask for a refund. */
export const asksReturn = inArray(paymentTasks.note, ASKS_RETURN);

/**
 * What a change of rugs left to give back stands before a person as one task, which follows every further change: nobody
 * gives back too little, or what is owed again. Needs the order's row locked, with its balance of now.
 */
export async function askForReturn(ctx: Ctx, order: OrderRow, note = TO_RETURN.changed): Promise<void> {
  const mine = and(
    eq(paymentTasks.orderId, order.id),
    eq(paymentTasks.kind, "refund"),
    isNull(paymentTasks.resolvedAt),
    asksReturn,
  );
  const owed = cents(Math.max(0, 0 - order.balance));
  const set =
    owed > 0
      ? { amount: owed }
      : {
          resolvedAt: ctx.now(),
          resolution: inBoth("Its rugs were changed again: nothing goes back", "Se cambiaron otra vez: no se devuelve nada"),
        };
  const asked = await ctx.db.update(paymentTasks).set(set).where(mine).returning({ id: paymentTasks.id });
  if (owed > 0 && asked.length === 0) await addTask(ctx, order, { kind: "refund", amount: owed, note });
  await touch(ctx, "orders");
}

type Difference = { amount: number; way: string; reference?: string; by: string | null; known?: boolean };

/** What a change of rugs left to pay has arrived. `known`: its payment is written down. Needs the order's row locked. */
export async function recordDifference(
  ctx: Ctx,
  order: OrderRow,
  { amount, way, reference, by, known }: Difference,
): Promise<void> {
  if (!known) await addPayment(ctx, { ...order, paidAt: ctx.now() }, `counter:${randomUUID()}`, amount, way);
  await ctx.db
    .update(orders)
    .set({ balance: cents(order.balance - amount), updatedAt: ctx.now() })
    .where(eq(orders.id, order.id));
  const facts = { amount, way, ...(reference ? { reference } : {}) };
  const eventId = await recordEvent(ctx, order.id, { kind: "difference paid", facts }, by);
  await notice(ctx, order.id, `difference:${eventId}`);
  await touch(ctx, "orders");
}
