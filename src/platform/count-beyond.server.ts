import type { SQL } from "drizzle-orm";
import type { Ctx } from "./ctx.server.ts";

/** Each row of a page carries the total along; a page beyond the last has no row to carry it, so it is counted. */
export async function countBeyond(ctx: Ctx, offset: number, count: SQL): Promise<number> {
  if (offset === 0) return 0;
  const { rows } = await ctx.db.execute<{ n: number }>(count);
  return rows[0]!.n;
}
