import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { presentRug } from "./present.server.ts";
import { rugRows } from "./rug-rows.server.ts";

/** Spec §9: the first rugs with a model by rating, id 47 among them when there is one. */
export async function rugsWithModel(ctx: Ctx, { limit }: { limit: number }): Promise<Rug[]> {
  const rows = await rugRows(
    ctx,
    sql`
    select id, row_number() over (order by rating desc nulls last, (id = 47) desc, id) as place from (
      select r.id, r.rating from rugs r
      where r.is_active and r.min_price > 0 and (r.model_3d <> '' or cardinality(r.images) > 0)
      order by (r.id = 47) desc, r.rating desc nulls last, r.id limit ${limit}) best`,
  );
  return rows.map(presentRug);
}
