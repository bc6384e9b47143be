import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

/** An erased person waits for no letter about their picture; its photo has no name and is deleted in days. */
export async function forgetMergeLetters(ctx: Ctx, addresses: readonly string[]): Promise<number> {
  const theirs = addresses.map((address) => address.toLowerCase());
  const { rowCount } = await ctx.db.execute(sql`
    update merge_jobs set notify_email = null where lower(notify_email) = any (${sql.param(theirs)}::text[])`);
  return rowCount ?? 0;
}
