import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import type { CarpetQuery } from "./admin/contract.ts";
import type { StaffCarpet } from "./admin/shapes.ts";
import { rugCache } from "./rug-cache.server.ts";
import { staffRugCount, staffRugFilter, staffRugOrder } from "./staff-rug-filter.server.ts";
import { staffRugs } from "./staff-rugs.server.ts";

const countsCache = rugCache<number>(500, "forget-all");

async function countStaffRugs(ctx: Ctx, { page: _page, limit: _limit, sort: _sort, ...query }: CarpetQuery): Promise<number> {
  return countsCache(ctx, JSON.stringify(query), async () => {
    const { rows } = await ctx.db.execute<{ n: number }>(sql`select ${staffRugCount(query)} as n`);
    return rows[0]!.n;
  });
}

/** Spec §2 Admin: sorted by name A to Z ignoring case; pages of 10 unless told. */
export async function listStaffRugs(ctx: Ctx, query: CarpetQuery): Promise<{ rugs: StaffCarpet[]; total: number }> {
  const { limit, offset } = windowOf(query, 10);
  const [rugs, total] = await Promise.all([
    staffRugs(
      ctx,
      sql`select id, row_number() over () as place from (
        select r.id from rugs r where ${staffRugFilter(query)} order by ${staffRugOrder(query)} limit ${limit} offset ${offset}) page`,
    ),
    countStaffRugs(ctx, query),
  ]);
  return { rugs, total };
}
