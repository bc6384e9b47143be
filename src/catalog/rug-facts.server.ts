import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { CarpetFacts } from "./admin/contract.ts";
import { VIEWS } from "./staff-rug-filter.server.ts";

const counted = (column: "colors" | "tags") => sql`
  (select coalesce(json_agg(json_build_object('word', word, 'carpets', n) order by n desc, word), '[]')
   from (select min(word) as word, count(*) as n from rugs, unnest(${sql.raw(column)}) word group by fold(word)) w)`;

/** What the list's sentence, views and filters show. */
export async function rugFacts(ctx: Ctx): Promise<CarpetFacts> {
  const { rows } = await ctx.db.execute<CarpetFacts>(sql`
    select count(*)::int as total,
      (select count(*)::int from collections) as collections,
      count(*) filter (where ${VIEWS.active})::int as on_sale,
      count(*) filter (where ${VIEWS.inactive})::int as inactive,
      count(*) filter (where ${VIEWS["running-out"]})::int as running_out,
      count(*) filter (where ${VIEWS["sold-out"]})::int as sold_out,
      ${counted("colors")} as colors, ${counted("tags")} as tags
    from rugs r`);
  return rows[0]!;
}
