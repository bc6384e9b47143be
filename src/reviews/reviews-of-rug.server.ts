import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Review } from "./contract.ts";
import { listReviews } from "./list-reviews.server.ts";
import { presentReviews } from "./present.server.ts";
import { showDay } from "./rules/show-day.ts";
import { type RatingSummary, summarize } from "./rules/summary.ts";

export type ShownReview = Pick<
  Review,
  "id" | "name" | "rating" | "comment" | "is_verified" | "answer" | "photos" | "created_at"
> & {
  /** That day in words. */ day: string;
};
export type ReviewsOfRug = { summary?: RatingSummary; verified: number; newest: ShownReview[] };

const shown = ({ id, name, rating, comment, is_verified, answer, photos, created_at }: Review): ShownReview => ({
  id,
  name,
  rating,
  comment,
  is_verified,
  answer,
  photos,
  created_at,
  day: showDay(created_at),
});

/** What a product page says about a rug's reviews: the average, how many gave how many stars, the three newest. */
export async function reviewsOfRug(ctx: Ctx, { rugId }: { rugId: number }): Promise<ReviewsOfRug> {
  const [ratings, newest] = await Promise.all([
    ctx.db.execute<{ rating: number; is_verified: boolean }>(
      sql`select rating, is_verified from reviews where rug_id = ${rugId} and status = 'published'`,
    ),
    listReviews(ctx, { carpetId: rugId, limit: 3, status: "published" }),
  ]);
  return {
    summary: summarize(ratings.rows.map(({ rating }) => rating)),
    verified: ratings.rows.filter(({ is_verified }) => is_verified).length,
    newest: (await presentReviews(ctx, newest.rows, true)).map(shown),
  };
}
