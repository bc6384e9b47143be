import type { Review } from "./contract.ts";
import { maskEmail } from "./rules/summary.ts";
import type { reviews } from "./table.server.ts";

export type ReviewRow = { review: typeof reviews.$inferSelect; rugName: string | null };

export const presentReview = ({ review, rugName }: ReviewRow): Review => ({
  id: review.id,
  name: review.name,
  email: review.email,
  rating: review.rating,
  comment: review.comment,
  is_verified: review.isVerified,
  carpet_id: review.rugId,
  carpet_name: rugName,
  created_at: review.createdAt.toISOString(),
});

/** What anyone may see. */
export const presentPublicly = (row: ReviewRow): Review => {
  const shown = presentReview(row);
  return { ...shown, email: maskEmail(shown.email) };
};
