import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { presentRug } from "./present.server.ts";
import { rugRows } from "./rug-rows.server.ts";
import { refuse } from "./texts.ts";

/**
 * Contract: up to 8 others, nearest by collection, tags and colours, in stock first.
 * Candidates come from three indexes, at most 60 each, so that a large catalogue costs no more. A rug that is like few
 * others is followed by the first of the catalogue: nobody is sent away with nothing to look at.
 */
export async function recommendRugs(ctx: Ctx, input: { id: number }): Promise<Rug[]> {
  const { rows: known } = await ctx.db.execute<{ tags: string[]; colors: string[] }>(
    sql`select tag_keys as tags, color_keys as colors from rugs where id = ${input.id} and is_active`,
  );
  if (!known[0]) throw refuse("catalog.rug_not_found");
  // As values, so that PostgreSQL knows which are frequent: for those its index would list nearly every rug.
  const [tags, colors] = [known[0].tags, known[0].colors].map((keys) => sql`${sql.param(keys)}::text[]`);
  const rows = await rugRows(
    ctx,
    sql`
    select id, row_number() over (order by in_stock desc, near desc, id) as place from (select * from (
      select distinct on (r.id) r.id, r.in_stock,
        (case when r.collection_id = o.collection_id then 3 else 0 end)
        + cardinality(array(select unnest(r.tag_keys) intersect select unnest(o.tag_keys))) * 2
        + cardinality(array(select unnest(r.color_keys) intersect select unnest(o.color_keys))) as near
      from rugs o, lateral (
        (select * from rugs a where a.is_active and a.collection_id = o.collection_id and a.id <> o.id order by a.shown_rank, a.id limit 60)
        union all (select * from rugs b where b.is_active and b.tag_keys && ${tags} and b.id <> o.id limit 60)
        union all (select * from rugs d where d.is_active and d.color_keys && ${colors} and d.id <> o.id limit 60)
        union all (select * from rugs e where e.is_active and e.in_stock and e.id <> o.id order by e.shown_rank, e.id limit 8)
      ) r
      where o.id = ${input.id}
    ) candidates order by near > 0 desc, in_stock desc, near desc, id limit 8) chosen order by place`,
  );
  return rows.map(presentRug);
}
