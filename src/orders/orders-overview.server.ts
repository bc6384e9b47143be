import { sql } from "drizzle-orm";
import { addDays, bogotaDate, instantOf, mondayOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { OrdersOverview } from "./admin/overview-contract.ts";

const WEEKS = 12;

type Row = { monday: string; orders: number; bold: number; cod: number; awaited: number };
type Now = Record<"orders" | "total" | "cod" | "paid" | "awaited" | "to_prepare" | "last_week", number>;

/** What of an order's total is in the shop's hands: nothing before it is paid, less what went back. */
const PAID = sql`case when o.payment_status <> 'paid' then 0 when r.amount is null then o.total
  else least(o.total, money_received(o) - r.amount) end`;
const AWAITED = sql`case when o.payment_status = 'pending' then o.total else 0 end`;
const MONDAY = sql`date_trunc('week', o.created_at at time zone 'America/Bogota')`;
const ORDERS = sql`orders o left join (select order_id, sum(amount) as amount from refunds group by 1) r on r.order_id = o.id`;

/** Cancelled orders count for nothing. */
export async function ordersOverview(ctx: Ctx): Promise<OrdersOverview> {
  const now = ctx.now();
  const today = bogotaDate(now);
  const thisMonday = mondayOf(today);
  const first = addDays(thisMonday, -7 * (WEEKS - 1));
  const lastMonday = instantOf(addDays(thisMonday, -7));
  const [weeks, counts] = await Promise.all([
    ctx.db.execute<Row>(sql`
      select to_char(${MONDAY}, 'YYYY-MM-DD') as monday, count(*)::int as orders,
        coalesce(sum(${PAID}) filter (where o.payment_method <> 'COD'), 0)::bigint as bold,
        coalesce(sum(${PAID}) filter (where o.payment_method = 'COD'), 0)::bigint as cod,
        coalesce(sum(${AWAITED}), 0)::bigint as awaited
      from ${ORDERS} where o.created_at >= ${instantOf(first)} and o.status <> 'cancelled' group by ${MONDAY}`),
    ctx.db.execute<Now>(sql`
      select count(*) filter (where o.created_at >= ${instantOf(today)})::int as orders,
        coalesce(sum(o.total) filter (where o.created_at >= ${instantOf(today)}), 0)::bigint as total,
        coalesce(sum(${PAID}) filter (where o.created_at >= ${instantOf(today)}), 0)::bigint as paid,
        coalesce(sum(${AWAITED}) filter (where o.created_at >= ${instantOf(today)}), 0)::bigint as awaited,
        count(*) filter (where o.created_at >= ${instantOf(today)} and o.payment_method = 'COD')::int as cod,
        count(*) filter (where o.status = 'processing')::int as to_prepare,
        count(*) filter (where o.created_at >= ${lastMonday} and o.created_at < ${new Date(now.getTime() - 7 * 86_400_000)})::int as last_week
      from ${ORDERS} where o.status <> 'cancelled' and (o.created_at >= ${lastMonday} or o.status = 'processing')`),
  ]);
  const byMonday = new Map(weeks.rows.map((row) => [row.monday, row]));
  const [facts] = counts.rows;
  const { orders, total, cod, paid, awaited, to_prepare, last_week } = facts!;
  return {
    today: { orders, total, cod, paid, awaited },
    to_prepare,
    last_week_by_now: last_week,
    weeks: Array.from({ length: WEEKS }, (_, index) => {
      const monday = addDays(first, 7 * index);
      return byMonday.get(monday) ?? { monday, orders: 0, bold: 0, cod: 0, awaited: 0 };
    }),
  };
}
