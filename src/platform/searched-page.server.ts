import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "./ctx.server.ts";
import { EXACT_COUNT } from "./exact-count.ts";

type Asked = { from: SQL; at: SQL; limit: number; offset: number };
type Page = { ids: string[]; total: number };

/**
 * The newest of what a search finds and how many it finds, in one look: asked apart, the index would be searched twice.
 * Undefined where it finds more than are counted: then walking from the newest comes to a page sooner.
 */
export async function searchedPage(ctx: Ctx, { from, at, limit, offset }: Asked): Promise<Page | undefined> {
  const { rows } = await ctx.db.execute<Page>(sql`
    with found as materialized (select id, ${at} as at ${from} limit ${EXACT_COUNT + 1})
    select (select count(*)::int from found) as total,
      array(select id from found order by at desc, id desc limit ${limit} offset ${offset}) as ids`);
  return rows[0]!.total > EXACT_COUNT ? undefined : rows[0]!;
}
