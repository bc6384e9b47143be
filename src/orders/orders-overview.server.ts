import { sql } from "drizzle-orm";
import { type DaySums, daySums } from "../insight/order-days.server.ts";
import { addDays, bogotaDate, instantOf, mondayOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { OrdersOverview } from "./admin/overview-contract.ts";

const WEEKS = 12;

const sumOf = (days: DaySums[], name: Exclude<keyof DaySums, "day">): number => days.reduce((sum, day) => sum + day[name], 0);

/** Cancelled orders count for nothing. */
export async function ordersOverview(ctx: Ctx): Promise<OrdersOverview> {
  const now = ctx.now();
  const today = bogotaDate(now);
  const thisMonday = mondayOf(today);
  const first = addDays(thisMonday, -7 * (WEEKS - 1));
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000);
  const [days, counts] = await Promise.all([
    daySums(ctx, { from: first, to: addDays(thisMonday, 6) }),
    ctx.db.execute<{ to_prepare: number; week_ago: number }>(sql`
      select (select count(*)::int from orders where status = 'processing') as to_prepare,
        (select count(*)::int from orders where created_at >= ${instantOf(bogotaDate(weekAgo))} and created_at < ${weekAgo}
          and status <> 'cancelled') as week_ago`),
  ]);
  const between = (from: string, until: string) => days.filter(({ day }) => day >= from && day < until);
  const fromToday = between(today, addDays(thisMonday, 7));
  const { to_prepare, week_ago } = counts.rows[0]!;
  return {
    today: {
      orders: sumOf(fromToday, "orders"),
      total: sumOf(fromToday, "ordered"),
      cod: sumOf(fromToday, "cod_orders"),
      paid: sumOf(fromToday, "bold") + sumOf(fromToday, "cod"),
      awaited: sumOf(fromToday, "awaited"),
    },
    to_prepare,
    last_week_by_now: sumOf(between(addDays(thisMonday, -7), bogotaDate(weekAgo)), "orders") + week_ago,
    weeks: Array.from({ length: WEEKS }, (_, index) => {
      const monday = addDays(first, 7 * index);
      const week = between(monday, addDays(monday, 7));
      return {
        monday,
        orders: sumOf(week, "orders"),
        bold: sumOf(week, "bold"),
        cod: sumOf(week, "cod"),
        awaited: sumOf(week, "awaited"),
      };
    }),
  };
}
