import { sql, type SQL } from "drizzle-orm";
import { estimateRows } from "./count-rows.server.ts";
import type { Ctx } from "./ctx.server.ts";
import { EXACT_COUNT } from "./exact-count.ts";

type Asked = {
  /** The table whose words are searched, and its rows from the newest as an index has them. */
  table: string;
  newest: SQL;
  /** What is found in that table, or in a part of it by the same name. */
  from: (table: SQL) => SQL;
  id: SQL;
  at: SQL;
  /** The few that are not in the index yet, as `select id, at …`. */
  waiting?: SQL;
  limit: number;
  offset: number;
};
type Page = { ids: string[]; total: number };

/** So many of the newest rows tell whether a search finds very many. */
const SAMPLE = 5000;

/**
 * The newest of what a search finds and how many it finds, in one look: asked apart, the index would be searched twice.
 * Where it finds more than are counted, walking from the newest comes to a page sooner.
 */
export async function searchedPage(ctx: Ctx, asked: Asked): Promise<Page> {
  const { id, at, limit, offset } = asked;
  const from = asked.from(sql.raw(asked.table));
  const also = asked.waiting ? sql`union (${asked.waiting})` : sql``;
  const estimate = await estimateRows(ctx, from, 0);
  const sample = estimate > EXACT_COUNT ? await searchNewest(ctx, asked, also) : undefined;
  if (sample?.ids) return { ids: sample.ids, total: estimate };
  if (!sample?.isFrequent) {
    const { rows } = await ctx.db.execute<Page>(sql`
      with found as materialized ((select ${id} as id, ${at} as at ${from} limit ${EXACT_COUNT + 1}) ${also})
      select (select count(*)::int from found) as total,
        array(select id from found order by at desc, id desc limit ${limit} offset ${offset}) as ids`);
    if (rows[0]!.total <= EXACT_COUNT) return rows[0]!;
  }
  const newest = await ctx.db.execute<{ id: string }>(sql`
    select id from ((select ${id} as id, ${at} as at ${from} order by ${at} desc, ${id} desc limit ${limit + offset}) ${also}) found
    order by at desc, id desc limit ${limit} offset ${offset}`);
  return { ids: newest.rows.map((row) => row.id), total: Math.max(estimate, EXACT_COUNT + 1) };
}

type Sample = { isFrequent: boolean; ids?: string[] };

/** The index would list all that it finds: looking through the newest rows is less work where every few of them are found. */
async function searchNewest(ctx: Ctx, { table, newest, from, id, at, limit, offset }: Asked, also: SQL): Promise<Sample> {
  const part = sql`(select * from ${newest} limit ${SAMPLE}) ${sql.raw(table)}`;
  const { rows } = await ctx.db.execute<{ ids: string[]; n: number; all: number }>(sql`
    with found as materialized (select ${id} as id, ${at} as at ${from(part)})
    select (select count(*)::int from found) as n, (select reltuples from pg_class where oid = ${table}::regclass) as all,
      array(select id from (select id, at from found ${also}) either order by at desc, id desc limit ${limit} offset ${offset}) as ids`);
  const { ids, n, all } = rows[0]!;
  // Twice what is counted, so that chance does not decide.
  if ((n * all) / SAMPLE < 2 * EXACT_COUNT) return { isFrequent: false };
  return n < limit + offset ? { isFrequent: true } : { isFrequent: true, ids };
}
