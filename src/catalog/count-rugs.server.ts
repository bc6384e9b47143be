import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { rugCache } from "./rug-cache.server.ts";
import { filterKey, type RugFilter, rugFilter } from "./rug-filter.server.ts";

const countCache = rugCache<number>(2000);

export async function countRugs(ctx: Ctx, filter: RugFilter): Promise<number> {
  return countCache(ctx, filterKey(filter), async () => {
    const where = await rugFilter(ctx, filter);
    const { rows } = await ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from rugs r where ${where}`);
    return rows[0]?.n ?? 0;
  });
}
