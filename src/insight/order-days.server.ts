import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";

/** Whoever bought on delivery has bought: the money is on its way. */
export const BOUGHT = sql`(o.payment_status = 'paid' or (o.payment_method = 'COD' and o.status in ('processing', 'shipped', 'delivered')))`;

/** What of an order's total is in the shop's hands: nothing before it is paid, less what went back. */
const PAID = sql`case when o.payment_status <> 'paid' then 0 when r.amount is null then o.total
  else least(o.total, received_of((select sum(p.amount) from payments p where p.order_id = o.id), o.payment_status, o.total) - r.amount) end`;

const NAMES = {
  sums: ["orders", "ordered", "cod_orders", "bold", "cod", "awaited", "placed", "bought", "money"],
  lists: ["rugs", "towns"],
} as const;
type Part = keyof typeof NAMES;
const columns = (parts: readonly Part[]): SQL => sql.raw(parts.flatMap((part) => NAMES[part]).join(", "));

const startOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'America/Bogota'`;
const OF_DAY = sql`o.created_at >= ${startOf(sql`d.day`)} and o.created_at < ${startOf(sql`d.day + 1`)}`;

/** `offset 0` keeps PostgreSQL from reading every order's lines for those of a day, whose number it cannot know beforehand. */
const LINES = sql`lateral (select rug_id, quantity, price from order_items where order_id = o.id and rug_id is not null offset 0) i`;

/** Of the orders of a day `d`; what was cancelled counts as placed and for nothing else. */
const SOURCES = {
  sums: sql`lateral (select count(*) filter (where counts)::int as orders, coalesce(sum(total) filter (where counts), 0)::bigint as ordered,
      count(*) filter (where counts and is_cod)::int as cod_orders,
      coalesce(sum(paid) filter (where counts and not is_cod), 0)::bigint as bold,
      coalesce(sum(paid) filter (where counts and is_cod), 0)::bigint as cod,
      coalesce(sum(total) filter (where counts and payment_status = 'pending'), 0)::bigint as awaited,
      count(*)::int as placed, count(*) filter (where is_bought)::int as bought,
      coalesce(sum(total) filter (where is_bought), 0)::bigint as money
    from (select o.total, o.payment_status, o.status <> 'cancelled' as counts, o.payment_method = 'COD' as is_cod, ${BOUGHT} as is_bought,
        ${PAID} as paid
      from orders o left join lateral (select sum(amount) as amount from refunds where order_id = o.id) r on true
      where ${OF_DAY}) facts) sums`,
  lists: sql`lateral (select
      (select coalesce(jsonb_object_agg(rug_id, jsonb_build_array(units, money)), '{}') from (
        select i.rug_id, sum(i.quantity) as units, sum(i.quantity * i.price) as money
        from orders o, ${LINES} where ${OF_DAY} and ${BOUGHT} group by 1) sold) as rugs,
      (select coalesce(jsonb_object_agg(city, jsonb_build_array(orders, money)), '{}') from (
        select o.shipping_city as city, count(*) as orders, sum(o.total) as money
        from orders o where ${OF_DAY} and ${BOUGHT} and o.shipping_city <> '' group by 1) sent) as towns) lists`,
};

type Counted = Record<string, [count: number, money: number]>;
export type DaySums = { day: string } & Record<(typeof NAMES.sums)[number], number>;
export type WholeDay = DaySums & Record<(typeof NAMES.lists)[number], Counted>;

type Days = { from: string; to: string };
/** Orders of these days that are written down at once: a change to one of them waits so long. */
const AT_ONCE = 31;

/** Each day's sums, and by rug and town. */
export const daySums = (ctx: Ctx, days: Days): Promise<DaySums[]> => readDays(ctx, days, ["sums"]);
export const wholeDays = (ctx: Ctx, days: Days): Promise<WholeDay[]> => readDays(ctx, days, ["sums", "lists"]);

/** Days that are over as they were written down, unless an order of theirs has changed since. */
async function readDays(ctx: Ctx, { from, to }: Days, parts: Part[]): Promise<WholeDay[]> {
  const read = () =>
    ctx.db.execute<WholeDay & { state: "stored" | "over" | "live" }>(sql`
      select d.day::text, case when s.day is not null then 'stored'
          when ${startOf(sql`d.day + 1`)} < clock_timestamp() - interval '1 hour' then 'over' else 'live' end as state, ${columns(parts)}
      from (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') day) d
        left join order_days s on s.day = d.day and not exists (select from order_days_changed c where c.day = d.day)`);
  let { rows } = await read();
  const over = rows.filter(({ state }) => state === "over").map(({ day }) => day);
  for (let n = 0; n < over.length; n += AT_ONCE) await writeDays(ctx, over.slice(n, n + AT_ONCE));
  if (over.length > 0) ({ rows } = await read());
  const missing = rows.filter(({ state }) => state !== "stored").map(({ day }) => day);
  const live = await sumDays(ctx, missing, parts);
  const stored = rows.filter(({ state }) => state === "stored").map(({ state: _state, ...day }) => day);
  return [...stored, ...live].sort((a, b) => (a.day < b.day ? -1 : 1));
}

const summed = (days: string[], parts: readonly Part[]): SQL => sql`select d.day, ${columns(parts)}
  from unnest(${sql.param(days)}::date[]) d (day), ${sql.join(
    parts.map((part) => SOURCES[part]),
    sql`, `,
  )}`;

async function sumDays(ctx: Ctx, days: string[], parts: Part[]): Promise<WholeDay[]> {
  if (days.length === 0) return [];
  const { rows } = await ctx.db.execute<WholeDay>(sql`
    select day::text, ${columns(parts)} from (${summed(days, parts)}) summed`);
  return rows;
}

/** A day that somebody else is writing or changing just now is left to the next reader. The lock comes before the sums are read. */
const writeDays = (outer: Ctx, days: string[]): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<{ day: string }>(sql`
      select day::text from unnest(${sql.param(days)}::date[]) day where lock_order_day(day, false)`);
    const locked = rows.map(({ day }) => day);
    if (locked.length === 0) return;
    const these = sql`any (${sql.param(locked)}::date[])`;
    await ctx.db.execute(sql`delete from order_days where day = ${these}`);
    await ctx.db.execute(sql`delete from order_days_changed where day = ${these}`);
    const parts = ["sums", "lists"] as const;
    await ctx.db.execute(sql`insert into order_days (day, ${columns(parts)}) ${summed(locked, parts)}`);
  });
