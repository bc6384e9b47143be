import { and, asc, count, desc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import { addDays, instantOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { searchIn } from "../platform/search-text.server.ts";
import type { OrderQuery } from "./admin-contract.ts";
import { lettersOf, moneyOf } from "./order-money.server.ts";
import type { OrderRow, StaffWholeOrder } from "./present.server.ts";
import { orderItems, orders } from "./table.server.ts";

const openTasks = sql<number>`(select count(*)::int from payment_tasks t where t.order_id = orders.id and t.resolved_at is null)`;

const SEARCHED = [
  orders.number,
  sql`replace(${orders.number}, '-', '')`,
  orders.customerName,
  orders.customerEmail,
  orders.customerPhone,
  orders.customerIdNumber,
  orders.shippingCity,
  orders.discountCode,
];

const filterOf = (query: OrderQuery) =>
  and(
    query.status && eq(orders.status, query.status),
    query.payment_status && sql`told_payment_status(orders) = ${query.payment_status}`,
    query.payment_method && eq(orders.paymentMethod, query.payment_method),
    query.from ? gte(orders.createdAt, instantOf(query.from)) : undefined,
    query.to ? lt(orders.createdAt, instantOf(addDays(query.to, 1))) : undefined,
    query.tasks ? sql`${openTasks} > 0` : undefined,
    query.since ? gt(orders.createdAt, new Date(query.since)) : undefined,
    searchIn(query.search, ...SEARCHED),
  );

export async function listOrders(ctx: Ctx, query: OrderQuery): Promise<{ rows: StaffWholeOrder[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const where = filterOf(query);
  const [found, totals] = await Promise.all([
    ctx.db
      .select({ order: orders, openTasks })
      .from(orders)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(orders).where(where),
  ]);
  return { rows: await whole(ctx, found), total: totals[0]?.n ?? 0 };
}

export async function getForStaff(ctx: Ctx, id: string): Promise<StaffWholeOrder | undefined> {
  const found = await ctx.db.select({ order: orders, openTasks }).from(orders).where(eq(orders.id, id));
  return (await whole(ctx, found))[0];
}

async function whole(ctx: Ctx, found: { order: OrderRow; openTasks: number }[]): Promise<StaffWholeOrder[]> {
  const ids = found.map(({ order }) => order.id);
  const [items, money, letters] = await Promise.all([
    ctx.db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id)),
    moneyOf(ctx, ids),
    lettersOf(ctx, ids),
  ]);
  const byOrder = Map.groupBy(items, (item) => item.orderId);
  return found.map((row) => ({
    ...row,
    items: byOrder.get(row.order.id) ?? [],
    money: money.get(row.order.id)!,
    letters: letters.get(row.order.id)!,
  }));
}
