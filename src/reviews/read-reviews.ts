import { callApi } from "../platform/call-api.ts";
import type { listReviews } from "./contract.ts";
import type { ShownReview } from "./reviews-of-rug.server.ts";
import { PAGE } from "./rules/pages-read.ts";
import { showDay } from "./rules/show-day.ts";

/** One page of a rug's published reviews. */
export async function readReviews(carpetId: number, page: number): Promise<ShownReview[]> {
  const read = await callApi<typeof listReviews>("GET /api/reviews", { query: { carpetId, page, limit: PAGE } });
  return read.map((review) => ({ ...review, day: showDay(review.created_at) }));
}
