import { eq, sql } from "drizzle-orm";
import { rugTag } from "../platform/cache-tags.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { ReviewChange } from "./contract.ts";
import { getReview } from "./get-review.server.ts";
import type { ReviewRow } from "./present.server.ts";
import { reviews } from "./table.server.ts";

/** Staff let a review be seen, hide it, or answer it for all to read. */
export const moderateReview = (outer: StaffCtx, id: number, { status, answer }: ReviewChange): Promise<ReviewRow> =>
  inTransaction(outer, async (ctx) => {
    const { review: old, rugName } = await getReview(ctx, { id });
    const changes = changesOf(old, { status, answer });
    const set = Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]));
    if (Object.keys(set).length > 0) await ctx.db.update(reviews).set(set).where(eq(reviews.id, id));
    if (old.rugId) {
      await ctx.db.execute(sql`select refresh_rating(${old.rugId})`);
      await touch(ctx, rugTag(old.rugId), "rugs");
    }
    await writeAudit(ctx, { action: "update", subject: "review", id, label: `Review of ${rugName ?? "the shop"}`, changes });
    return getReview(ctx, { id });
  });
