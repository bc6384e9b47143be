import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { isRush, PAUSE_IN_RUSH_MS } from "./rush.server.ts";

const BATCH = 100;
const PAUSE_MS = 20;

/** What the search box looks in; db/functions has the text. */
export const WORDS = sql`order_words(number, customer_name, customer_email, customer_phone, customer_id_number, shipping_city, discount_code)`;

/** Writes the search words of new orders, a few at a time: an order must not wait for its index. Crashing loses none. */
export async function indexOrders(ctx: Ctx, batch = BATCH): Promise<void> {
  while ((await indexSome(ctx, batch)) === batch) await sleep(isRush(ctx) ? PAUSE_IN_RUSH_MS : PAUSE_MS);
  while ((await fillTimes(ctx, batch)) === batch) await sleep(isRush(ctx) ? PAUSE_IN_RUSH_MS : PAUSE_MS);
}

/** The times of rows that a version before wrote. */
async function fillTimes(ctx: Ctx, most: number): Promise<number> {
  const { rowCount } = await ctx.db.execute(sql`
    update order_search s set at = o.created_at from orders o where o.id = s.order_id
      and s.order_id = any (array(select order_id from order_search where at = '-infinity' limit ${most}))`);
  return rowCount ?? 0;
}

async function indexSome(ctx: Ctx, most: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ taken: number }>(sql`
    with taken as (
      delete from orders_to_index where ctid = any (array(
        select ctid from orders_to_index limit ${most} for update skip locked))
      returning order_id),
    written as (
      insert into order_search (order_id, words, at) select id, ${WORDS}, created_at from orders where id in (select order_id from taken)
        order by created_at
      on conflict (order_id) do update set words = excluded.words, at = excluded.at)
    select count(*)::int as taken from taken`);
  return rows[0]!.taken;
}

/** Searching finds what still waits here too, so this may take its time. */
export const indexOrdersJob = job<object>({
  name: "index-orders",
  schedule: "* * * * *",
  run: (ctx) => indexOrders(ctx),
});
