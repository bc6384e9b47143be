import { eq, sql } from "drizzle-orm";
import { rugTag } from "../platform/cache-tags.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { getReview } from "./get-review.server.ts";
import { reviews } from "./table.server.ts";
import { refuse } from "./texts.ts";

export const deleteReview = (outer: StaffCtx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const { rugName } = await getReview(ctx, { id });
    const [gone] = await ctx.db.delete(reviews).where(eq(reviews.id, id)).returning({ rugId: reviews.rugId });
    if (!gone) throw refuse("reviews.not_found");
    if (gone.rugId) {
      await ctx.db.execute(sql`select refresh_rating(${gone.rugId})`);
      await touch(ctx, rugTag(gone.rugId), "rugs");
    }
    await writeAudit(ctx, { action: "delete", subject: "review", id, label: `Review of ${rugName ?? "the shop"}` });
    return { success: true };
  });
