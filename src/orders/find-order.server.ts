import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { rugColumns } from "../catalog/rug-columns.server.ts";
import { mailboxKey } from "../messages/rules/mailbox-key.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { isUuid } from "../platform/is-uuid.ts";
import { moneyOf } from "./order-money.server.ts";
import { workOf } from "./order-work.server.ts";
import type { OrderRow, WholeOrder } from "./present.server.ts";
import { returnsOf } from "./returns-of-orders.server.ts";
import { readOrderNumber } from "./rules/order-number.ts";
import { orderItems, orders } from "./table.server.ts";
import { refuse } from "./texts.ts";

const MISSES_PER_MINUTE = 30;

/** By id or by number: both are unguessable. Undefined when there is no such order. */
export async function lookUpOrder(ctx: Ctx, name: string): Promise<OrderRow | undefined> {
  const number = readOrderNumber(name);
  if (!isUuid(name) && !number) return undefined;
  const where = isUuid(name) ? eq(orders.id, name) : eq(orders.number, number!);
  const [row] = await ctx.db.select().from(orders).where(where);
  return row;
}

/** For shoppers. Only misses are counted, so that waiting for a payment is never throttled and guessing soon is. */
export async function findOrder(ctx: Ctx & { caller: Caller }, name: string): Promise<OrderRow> {
  const row = await lookUpOrder(ctx, name);
  if (row) return row;
  await countMiss(ctx);
  throw refuse("orders.not_found");
}

/** For who says whose order it is: a wrong number and a wrong e-mail are the same answer, so neither can be found out. */
export async function findOrderOf(ctx: Ctx & { caller: Caller }, name: string, email: string): Promise<OrderRow> {
  const row = await lookUpOrder(ctx, name);
  // A sale at the counter or an erased person has no mailbox: nobody can name it.
  if (row?.customerEmail && mailboxKey(row.customerEmail) === mailboxKey(email)) return row;
  await countMiss(ctx);
  throw refuse("orders.not_found");
}

/** A wrong number or token; too many of them are refused. */
export async function countMiss(ctx: Ctx & { caller: Caller }): Promise<void> {
  const { message } = refuse("orders.too_many_guesses");
  await limitRate(ctx, `order-misses:${ctx.caller.network}`, MISSES_PER_MINUTE, 60, message);
}

/** Whole orders by their ids, in one look at each table. What was deleted since it was found is left out. */
export async function wholeOrders(ctx: Ctx, found: readonly OrderRow[]): Promise<Map<string, WholeOrder>> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const items = await ctx.db
    .select({ ...getTableColumns(orderItems), thumbnail: rugColumns.thumbnail(orderItems.rugId) })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const money = await moneyOf(ctx, ids);
  const returns = await returnsOf(ctx, ids);
  const work = await workOf(ctx, ids);
  const { deliveryDays } = ctx.settings().selling;
  const whole = new Map<string, WholeOrder>();
  for (const order of found) {
    const { id } = order;
    const paid = money.get(id);
    if (!paid) continue;
    const own = { items: itemsOf.get(id) ?? [], money: paid, returns: returns.get(id) ?? [], work: work.get(id)! };
    whole.set(id, { order, ...own, deliveryDays });
  }
  return whole;
}

export async function withItems(ctx: Ctx, order: OrderRow): Promise<WholeOrder> {
  const whole = (await wholeOrders(ctx, [order])).get(order.id);
  if (!whole) throw refuse("orders.not_found");
  return whole;
}

export async function lockOrder(ctx: Ctx, id: string): Promise<OrderRow> {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!row) throw refuse("orders.not_found");
  return row;
}
