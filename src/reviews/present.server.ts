import { photosAbout } from "../media/private-photos.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Review } from "./contract.ts";
import { maskEmail } from "./rules/summary.ts";
import type { reviews } from "./table.server.ts";

export type ReviewRow = { review: typeof reviews.$inferSelect; rugName: string | null };

/** Reviews with their photos: at staff's addresses, or at those anybody may open once the review is published. */
export async function presentReviews(ctx: Ctx, rows: readonly ReviewRow[], isPublic: boolean): Promise<Review[]> {
  const photos = await photosAbout(
    ctx,
    rows.map(({ review }) => `review:${review.id}`),
  );
  return rows.map((row) => {
    const { id } = row.review;
    const mine = photos.get(`review:${id}`) ?? [];
    const folder = `/api/${isPublic ? "" : "admin/"}reviews/${id}/photos/`;
    const shown = presentReview(
      row,
      mine.map((photo) => folder + photo),
    );
    // What anyone may see.
    return isPublic ? { ...shown, email: maskEmail(shown.email) } : shown;
  });
}

const presentReview = ({ review, rugName }: ReviewRow, photos: string[]): Review => ({
  id: review.id,
  name: review.name,
  email: review.email,
  rating: review.rating,
  comment: review.comment,
  is_verified: review.isVerified,
  carpet_id: review.rugId,
  carpet_name: rugName,
  status: review.status,
  answer: review.answer,
  photos,
  created_at: review.createdAt.toISOString(),
});
