import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { presentRug } from "./present.server.ts";
import { rugRows } from "./rug-rows.server.ts";

/** Best sellers are the rugs staff have marked as featured. */
export async function hotRugs(ctx: Ctx): Promise<Rug[]> {
  const rows = await rugRows(
    ctx,
    sql`
    select r.id, row_number() over (order by r.id) as place
    from rugs r where r.is_active and r.is_featured order by r.id limit 24`,
  );
  return rows.map(presentRug);
}
