import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { presentRug } from "./present.server.ts";
import { rugRows } from "./rug-rows.server.ts";

/** Spec §9: the first rugs with a model by rating, id 47 among them when there is one. */
export async function rugsWithModel(ctx: Ctx, { limit }: { limit: number }): Promise<Rug[]> {
  const shown = sql`from rugs r where r.is_active and r.min_price > 0 and (r.model_3d <> '' or cardinality(r.images) > 0)`;
  // Apart, so that the others are read by the index of ratings and not all sorted.
  const rows = await rugRows(
    ctx,
    sql`
    select id, row_number() over (order by rating desc nulls last, (id = 47) desc, id) as place from (
      select id, rating from ((select r.id, r.rating ${shown} and r.id = 47)
        union (select r.id, r.rating ${shown} order by r.rating desc nulls last, r.id limit ${limit})) found
      order by (id = 47) desc, rating desc nulls last, id limit ${limit}) best`,
  );
  return rows.map(presentRug);
}
