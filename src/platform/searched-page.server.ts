import { sql, type SQL } from "drizzle-orm";
import { estimateRows } from "./count-rows.server.ts";
import type { Ctx } from "./ctx.server.ts";
import { EXACT_COUNT } from "./exact-count.ts";

type Asked = {
  from: SQL;
  id: SQL;
  at: SQL;
  /** The few that are not in the index yet, as `select id, at …`. */
  waiting?: SQL;
  limit: number;
  offset: number;
};
type Page = { ids: string[]; total: number };

/**
 * The newest of what a search finds and how many it finds, in one look: asked apart, the index would be searched twice.
 * Where it finds more than are counted, walking from the newest comes to a page sooner.
 */
export async function searchedPage(ctx: Ctx, { from, id, at, waiting, limit, offset }: Asked): Promise<Page> {
  const also = waiting ? sql`union (${waiting})` : sql``;
  const { rows } = await ctx.db.execute<Page>(sql`
    with found as materialized ((select ${id} as id, ${at} as at ${from} limit ${EXACT_COUNT + 1}) ${also})
    select (select count(*)::int from found) as total,
      array(select id from found order by at desc, id desc limit ${limit} offset ${offset}) as ids`);
  if (rows[0]!.total <= EXACT_COUNT) return rows[0]!;
  const newest = await ctx.db.execute<{ id: string }>(sql`
    select id from ((select ${id} as id, ${at} as at ${from} order by ${at} desc, ${id} desc limit ${limit + offset}) ${also}) found
    order by at desc, id desc limit ${limit} offset ${offset}`);
  return { ids: newest.rows.map((row) => row.id), total: await estimateRows(ctx, from, EXACT_COUNT + 1) };
}
