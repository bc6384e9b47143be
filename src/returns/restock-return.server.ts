import { sql } from "drizzle-orm";
import { readTags } from "../platform/cache-tags.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";

/** Puts resellable units on the shelf, or takes them off again. False when the shelf no longer has them. */
export async function restockReturn(ctx: Ctx, returnId: number, isBack: boolean): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ tags: string | null }>(sql`select restock_return(${returnId}, ${isBack}) as tags`);
  const { tags } = rows[0]!;
  if (tags) await touch(ctx, ...readTags(tags));
  return tags !== null;
}
