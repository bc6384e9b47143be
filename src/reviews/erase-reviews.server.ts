import { inArray, sql } from "drizzle-orm";
import { rugTag } from "../platform/cache-tags.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";
import { reviews } from "./table.server.ts";

/** A person's reviews, and their stars. */
export async function eraseReviews(ctx: Ctx, ids: readonly number[]): Promise<number> {
  const gone = await ctx.db
    .delete(reviews)
    .where(inArray(reviews.id, [...ids]))
    .returning({ rugId: reviews.rugId });
  for (const rugId of new Set(gone.map((each) => each.rugId).filter((each) => each !== null))) {
    await ctx.db.execute(sql`select refresh_rating(${rugId})`);
    await touch(ctx, rugTag(rugId), "rugs");
  }
  return gone.length;
}
