import { sql } from "drizzle-orm";
import { addDays, bogotaDate, instantOf, mondayOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { OrdersOverview } from "./admin/overview-contract.ts";

const WEEKS = 12;

type Row = { monday: string; orders: number; bold: number; cod: number };
type Now = { orders: number; total: number; cod: number; to_prepare: number; last_week: number };

/** Cancelled orders count for nothing. */
export async function ordersOverview(ctx: Ctx): Promise<OrdersOverview> {
  const now = ctx.now();
  const today = bogotaDate(now);
  const thisMonday = mondayOf(today);
  const first = addDays(thisMonday, -7 * (WEEKS - 1));
  const lastMonday = instantOf(addDays(thisMonday, -7));
  const [weeks, counts] = await Promise.all([
    ctx.db.execute<Row>(sql`
      select to_char(date_trunc('week', created_at at time zone 'America/Bogota'), 'YYYY-MM-DD') as monday, count(*)::int as orders,
        coalesce(sum(total) filter (where payment_method = 'Bold'), 0)::bigint as bold,
        coalesce(sum(total) filter (where payment_method = 'COD'), 0)::bigint as cod
      from orders where created_at >= ${instantOf(first)} and status <> 'cancelled' group by 1`),
    ctx.db.execute<Now>(sql`
      select count(*) filter (where created_at >= ${instantOf(today)})::int as orders,
        coalesce(sum(total) filter (where created_at >= ${instantOf(today)}), 0)::bigint as total,
        count(*) filter (where created_at >= ${instantOf(today)} and payment_method = 'COD')::int as cod,
        count(*) filter (where status = 'processing')::int as to_prepare,
        count(*) filter (where created_at >= ${lastMonday} and created_at < ${new Date(now.getTime() - 7 * 86_400_000)})::int as last_week
      from orders where status <> 'cancelled' and (created_at >= ${lastMonday} or status = 'processing')`),
  ]);
  const byMonday = new Map(weeks.rows.map((row) => [row.monday, row]));
  const [facts] = counts.rows;
  return {
    today: { orders: facts!.orders, total: facts!.total, cod: facts!.cod },
    to_prepare: facts!.to_prepare,
    last_week_by_now: facts!.last_week,
    weeks: Array.from({ length: WEEKS }, (_, index) => {
      const monday = addDays(first, 7 * index);
      const { orders, bold, cod } = byMonday.get(monday) ?? { orders: 0, bold: 0, cod: 0 };
      return { monday, orders, bold, cod };
    }),
  };
}
