import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { reviews } from "./table.server.ts";
import { refuse } from "./texts.ts";

export const deleteReview = (outer: Ctx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const [gone] = await ctx.db.delete(reviews).where(eq(reviews.id, id)).returning({ rugId: reviews.rugId });
    if (!gone) throw refuse("reviews.not_found");
    if (gone.rugId) {
      await ctx.db.execute(sql`select refresh_rating(${gone.rugId})`);
      await touch(ctx, `rug:${gone.rugId}`, "rugs");
    }
    return { success: true };
  });
