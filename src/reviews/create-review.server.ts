import { sql } from "drizzle-orm";
import { lockRug } from "../catalog/lock-rug.server.ts";
import { rugTag } from "../platform/cache-tags.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { NewReview } from "./contract.ts";
import { getReview } from "./get-review.server.ts";
import type { ReviewRow } from "./present.server.ts";
import { reviews } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** The rug, held until the review is kept; named by its id or by its name, as the specification's form has only the name. */
async function rugOf(ctx: Ctx, input: NewReview): Promise<number | null> {
  if (!input.carpet_id && !input.carpet_name) return null;
  const id = await lockRug(ctx, input.carpet_id ? { id: input.carpet_id } : { name: input.carpet_name ?? "" });
  if (id === undefined) throw refuse("reviews.unknown_rug");
  return id;
}

export const createReview = (outer: StaffCtx, input: NewReview): Promise<ReviewRow> =>
  inTransaction(outer, async (ctx) => {
    const rugId = await rugOf(ctx, input);
    const { name, email, rating, comment, is_verified: isVerified } = input;
    const [row] = await ctx.db
      .insert(reviews)
      .values({ rugId, name, email, rating, comment, isVerified })
      .returning({ id: reviews.id });
    if (rugId) {
      await ctx.db.execute(sql`select refresh_rating(${rugId})`);
      await touch(ctx, rugTag(rugId), "rugs");
    }
    const review = await getReview(ctx, row!);
    await writeAudit(ctx, {
      action: "create",
      subject: "review",
      id: row!.id,
      label: `Review of ${review.rugName ?? "the shop"}`,
      changes: { rating: [null, rating] },
    });
    return review;
  });
