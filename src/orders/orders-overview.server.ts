import { sql } from "drizzle-orm";
import { addDays, bogotaDate, instantOf, mondayOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { OrdersOverview } from "./admin/overview-contract.ts";

const WEEKS = 12;

type Now = Record<"orders" | "total" | "cod" | "paid" | "awaited" | "to_prepare" | "last_week", number>;

/** What of an order's total is in the shop's hands: nothing before it is paid, less what went back. */
const PAID = sql`case when o.payment_status <> 'paid' then 0 when r.amount is null then o.total
  else least(o.total, received_of((select sum(p.amount) from payments p where p.order_id = o.id), o.payment_status, o.total) - r.amount) end`;
const AWAITED = sql`case when o.payment_status = 'pending' then o.total else 0 end`;
const ORDERS = sql`orders o left join returned r on r.order_id = o.id`;
/** Of orders since then: no money goes back before its order. */
const returnedSince = (at: Date) => sql`
  returned as materialized (select order_id, sum(amount) as amount from refunds where created_at >= ${at} group by 1)`;

/** Cancelled orders count for nothing. */
export async function ordersOverview(ctx: Ctx): Promise<OrdersOverview> {
  const now = ctx.now();
  const today = bogotaDate(now);
  const thisMonday = mondayOf(today);
  const first = addDays(thisMonday, -7 * (WEEKS - 1));
  const lastMonday = instantOf(addDays(thisMonday, -7));
  const mondays = Array.from({ length: WEEKS }, (_, index) => addDays(first, 7 * index));
  const starts = [...mondays, addDays(thisMonday, 7)].map((day) => instantOf(day).toISOString());
  const [weeks, counts] = await Promise.all([
    // Week by week: grouped, its tens of thousands of orders would be sorted.
    ctx.db.execute<OrdersOverview["weeks"][number]>(sql`
      with ${returnedSince(instantOf(first))}
      select week.monday, sums.* from unnest(${sql.param(mondays)}::text[], ${sql.param(starts.slice(0, -1))}::timestamptz[],
        ${sql.param(starts.slice(1))}::timestamptz[]) week (monday, since, until), lateral (
        select count(*)::int as orders,
          coalesce(sum(${PAID}) filter (where o.payment_method <> 'COD'), 0)::bigint as bold,
          coalesce(sum(${PAID}) filter (where o.payment_method = 'COD'), 0)::bigint as cod,
          coalesce(sum(${AWAITED}), 0)::bigint as awaited
        from ${ORDERS} where o.created_at >= week.since and o.created_at < week.until and o.status <> 'cancelled') sums
      order by 1`),
    ctx.db.execute<Now>(sql`
      with ${returnedSince(lastMonday)}
      select count(*) filter (where o.created_at >= ${instantOf(today)})::int as orders,
        coalesce(sum(o.total) filter (where o.created_at >= ${instantOf(today)}), 0)::bigint as total,
        coalesce(sum(${PAID}) filter (where o.created_at >= ${instantOf(today)}), 0)::bigint as paid,
        coalesce(sum(${AWAITED}) filter (where o.created_at >= ${instantOf(today)}), 0)::bigint as awaited,
        count(*) filter (where o.created_at >= ${instantOf(today)} and o.payment_method = 'COD')::int as cod,
        count(*) filter (where o.status = 'processing')::int as to_prepare,
        count(*) filter (where o.created_at >= ${lastMonday} and o.created_at < ${new Date(now.getTime() - 7 * 86_400_000)})::int as last_week
      from ${ORDERS} where o.status <> 'cancelled' and (o.created_at >= ${lastMonday} or o.status = 'processing')`),
  ]);
  const [facts] = counts.rows;
  const { orders, total, cod, paid, awaited, to_prepare, last_week } = facts!;
  return {
    today: { orders, total, cod, paid, awaited },
    to_prepare,
    last_week_by_now: last_week,
    weeks: weeks.rows,
  };
}
