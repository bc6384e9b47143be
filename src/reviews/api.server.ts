import { readPhoto, type PhotoCtx } from "../media/private-photos.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { createReview } from "./create-review.server.ts";
import { deleteReview } from "./delete-review.server.ts";
import { getReview } from "./get-review.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { moderateReview } from "./moderate-review.server.ts";
import { presentReviews, type ReviewRow } from "./present.server.ts";
import { refuse } from "./texts.ts";

const one = async (ctx: Ctx, row: ReviewRow, isPublic = false) => (await presentReviews(ctx, [row], isPublic))[0]!;

/** What waits or is hidden is nobody's to see. */
async function published(ctx: Ctx, id: number): Promise<ReviewRow> {
  const row = await getReview(ctx, { id });
  if (row.review.status !== "published") throw refuse("reviews.not_found");
  return row;
}

export const reviewsApi = [
  serve(contract.listReviews, async (ctx, { query, url }) => {
    const { rows, total } = await listReviews(ctx, { ...query, status: "published" });
    return paged(await presentReviews(ctx, rows, true), total, query, url);
  }),
  serve(contract.getReview, async (ctx, { params }) => one(ctx, await published(ctx, params.id), true)),
  serve<typeof contract.getReviewPhoto, PhotoCtx>(contract.getReviewPhoto, async (ctx, { params }) => {
    await published(ctx, params.id);
    return readPhoto(ctx, params.photo, `review:${params.id}`);
  }),
  serve<typeof contract.getStaffReviewPhoto, PhotoCtx>(contract.getStaffReviewPhoto, (ctx, { params }) =>
    readPhoto(ctx, params.photo, `review:${params.id}`),
  ),
  serve(contract.listAllReviews, async (ctx, { query, url }) => {
    const { rows, total } = await listReviews(ctx, query);
    return paged(await presentReviews(ctx, rows, false), total, query, url);
  }),
  serve(contract.createReview, async (ctx, { body }) => one(ctx, await createReview(ctx, body))),
  serve(contract.moderateReview, async (ctx, { params, body }) => one(ctx, await moderateReview(ctx, params.id, body))),
  serve(contract.deleteReview, (ctx, { params }) => deleteReview(ctx, params)),
];
