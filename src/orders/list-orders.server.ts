import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from "drizzle-orm";
import { addDays, instantOf } from "../platform/bogota-time.ts";
import { countRows } from "../platform/count-rows.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { cents } from "../platform/money.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { searchedPage } from "../platform/searched-page.server.ts";
import { searchParts } from "../platform/search-text.server.ts";
import { WORDS } from "./index-orders.server.ts";
import type { OrderQuery } from "./admin-contract.ts";
import { lettersOf, moneyOf } from "./order-money.server.ts";
import { workOf } from "./order-work.server.ts";
import type { OrderRow, StaffWholeOrder, WholeOrder } from "./present.server.ts";
import { returnsOf } from "./returns-of-orders.server.ts";
import type { ToldStatus } from "./rules/status.ts";
import { orderItems, orders } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** The few whose words are not in the index yet. */
const waitingFor = (search: string | undefined) =>
  sql`select id, created_at as at from orders where id in (select order_id from orders_to_index) and ${searchParts(search, WORDS)}`;

const matching = (search: string | undefined): SQL | undefined => {
  const words = searchParts(search, sql`words`);
  return (
    words &&
    sql`id in (select order_id from order_search where ${words} union all select id from (${waitingFor(search)}) waiting)`
  );
};

/** A search alone is answered out of the index's own table; with other filters its orders are read beside it. */
function searchOf({ page: _page, limit: _limit, search, ...filters }: OrderQuery) {
  const words = searchParts(search, sql`words`);
  if (!words) return undefined;
  const waiting = waitingFor(search);
  const index = { table: "order_search", newest: sql`order_search order by at desc, order_id desc` };
  if (Object.values(filters).every((each) => each === undefined))
    return { ...index, from: (table: SQL) => sql`from ${table} where ${words}`, id: sql`order_id`, at: sql`at`, waiting };
  const others = filterOf(filters);
  const from = (table: SQL) => sql`from orders join ${table} on order_id = id where ${words} and ${others}`;
  return { ...index, from, id: sql`id`, at: sql`created_at`, waiting: sql`${waiting} and ${others}` };
}

const openTasks = sql<number>`(select count(*)::int from payment_tasks t where t.order_id = orders.id and t.resolved_at is null)`;

/** As it is told, not as it is stored: money may have gone back. */
const toldAs = (status: ToldStatus): SQL => {
  if (status === "paid") return sql`payment_status = 'paid' and refunded_as is null`;
  const isBack = status === "refunded" || status === "partially_refunded";
  return isBack ? sql`refunded_as = ${status}` : sql`payment_status = ${status}`;
};

const filterOf = (query: OrderQuery): SQL =>
  and(
    sql`true`,
    query.status && eq(orders.status, query.status),
    query.payment_status && toldAs(query.payment_status),
    query.payment_method && eq(orders.paymentMethod, query.payment_method),
    query.from ? gte(orders.createdAt, instantOf(query.from)) : undefined,
    query.to ? lt(orders.createdAt, instantOf(addDays(query.to, 1))) : undefined,
    query.tasks ? sql`id in (select order_id from payment_tasks where resolved_at is null)` : undefined,
    query.city ? sql`fold(shipping_city) = fold(${query.city})` : undefined,
    query.tag ? sql`tags <> '{}' and tags @> array[${query.tag}]` : undefined,
    query.assignee ? eq(orders.assignee, query.assignee) : undefined,
    query.carrier ? sql`id in (select order_id from shipments where carrier = ${query.carrier})` : undefined,
    query.min === undefined ? undefined : gte(orders.total, cents(query.min)),
    query.max === undefined ? undefined : lte(orders.total, cents(query.max)),
    query.since ? gt(orders.createdAt, new Date(query.since)) : undefined,
    matching(query.search),
  )!;

/** `at`: the database's own spelling, finer than a Date. */
type Found = { order: OrderRow; openTasks: number; at: string }[];

const read = (ctx: Ctx, which: SQL): Promise<Found> =>
  ctx.db
    .select({ order: orders, openTasks, at: sql<string>`created_at::text` })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt), desc(orders.id));

/** Counting goes the same way: an index of the filter and the time ends it at the bound, where a bitmap would hold all it finds. */
const NEWEST = sql`order by created_at desc, id desc`;

/** Chosen by the index alone, then read: a late page costs little more than the first. */
const chosen = (ctx: Ctx, where: SQL, { limit, offset }: { limit: number; offset: number }): Promise<Found> =>
  read(ctx, sql`id in (select id from orders where ${where} ${NEWEST} limit ${limit} offset ${offset})`);

export async function listOrders(ctx: Ctx, query: OrderQuery): Promise<{ rows: StaffWholeOrder[]; total: number }> {
  const where = filterOf(query);
  const window = windowOf(query);
  const search = searchOf(query);
  const searched = search && (await searchedPage(ctx, { ...search, ...window }));
  const [found, total] = searched
    ? [await read(ctx, inArray(orders.id, searched.ids)), searched.total]
    : await Promise.all([chosen(ctx, where, window), countRows(ctx, sql`from orders where ${where} ${NEWEST}`)]);
  // The estimate promised a page that does not exist.
  if (found.length === 0 && window.offset < total) return { rows: [], total: await ctx.db.$count(orders, where) };
  return { rows: await whole(ctx, found), total };
}

/** Everything the filters show, newest first, so many at a time; what arrives meanwhile is not part of it. */
export async function* eachOrder(ctx: Ctx, query: OrderQuery, size: number): AsyncGenerator<WholeOrder[]> {
  let where = filterOf(query);
  for (;;) {
    const found = await chosen(ctx, where, { limit: size, offset: 0 });
    yield await withMoney(ctx, found);
    const last = found.at(-1);
    if (!last || found.length < size) return;
    where = sql`${filterOf(query)} and (created_at, id) < (${last.at}::timestamptz, ${last.order.id}::uuid)`;
  }
}

/** These orders, newest first. */
export async function ordersForStaff(ctx: Ctx, ids: readonly string[]): Promise<StaffWholeOrder[]> {
  const these = inArray(orders.id, [...ids]);
  return whole(ctx, await ctx.db.select({ order: orders, openTasks }).from(orders).where(these).orderBy(desc(orders.createdAt)));
}

/** Refused where somebody else has just deleted it. */
export async function getForStaff(ctx: Ctx, id: string): Promise<StaffWholeOrder> {
  const found = await ctx.db.select({ order: orders, openTasks }).from(orders).where(eq(orders.id, id));
  const [order] = await whole(ctx, found);
  if (!order) throw refuse("orders.not_found");
  return order;
}

async function whole(ctx: Ctx, found: Omit<Found[number], "at">[]): Promise<StaffWholeOrder[]> {
  const ids = found.map(({ order }) => order.id);
  const [rows, letters] = await Promise.all([withMoney(ctx, found), lettersOf(ctx, ids)]);
  return rows.flatMap((row) => {
    const known = letters.get(row.order.id);
    return known ? [{ ...row, letters: known }] : [];
  });
}

async function withMoney<F extends { order: OrderRow }>(ctx: Ctx, found: F[]): Promise<(F & WholeOrder)[]> {
  const ids = found.map(({ order }) => order.id);
  const [items, money, returns, work] = await Promise.all([
    ctx.db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id)),
    moneyOf(ctx, ids),
    returnsOf(ctx, ids),
    workOf(ctx, ids),
  ]);
  const byOrder = Map.groupBy(items, (item) => item.orderId);
  const { deliveryDays } = ctx.settings().selling;
  return found.flatMap((row) => {
    const { id } = row.order;
    const paid = money.get(id);
    // Deleted since it was found.
    if (!paid) return [];
    return [
      { ...row, items: byOrder.get(id) ?? [], money: paid, returns: returns.get(id) ?? [], work: work.get(id)!, deliveryDays },
    ];
  });
}
