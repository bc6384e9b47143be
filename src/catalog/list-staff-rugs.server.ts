import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import type { CarpetQuery } from "./admin/contract.ts";
import type { StaffCarpet } from "./admin/shapes.ts";
import { staffRugCount, staffRugFilter, staffRugOrder } from "./staff-rug-filter.server.ts";
import { staffRugs } from "./staff-rugs.server.ts";

/** Spec §2 Admin: sorted by name A to Z ignoring case; pages of 10 unless told. */
export async function listStaffRugs(ctx: Ctx, query: CarpetQuery): Promise<{ rugs: StaffCarpet[]; total: number }> {
  const { limit, offset } = windowOf(query, 10);
  const [rugs, counted] = await Promise.all([
    staffRugs(
      ctx,
      sql`select id, row_number() over () as place from (
        select r.id from rugs r where ${staffRugFilter(query)} order by ${staffRugOrder(query)} limit ${limit} offset ${offset}) page`,
    ),
    ctx.db.execute<{ n: number }>(sql`select ${staffRugCount(query)} as n`),
  ]);
  return { rugs, total: counted.rows[0]?.n ?? 0 };
}
