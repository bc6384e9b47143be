import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { createReview } from "./create-review.server.ts";
import { deleteReview } from "./delete-review.server.ts";
import { getReview } from "./get-review.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { presentPublicly, presentReview } from "./present.server.ts";

export const reviewsApi = [
  serve(contract.listReviews, async (ctx, { query, url }) => {
    const { rows, total } = await listReviews(ctx, query);
    return paged(rows.map(presentPublicly), total, query, url);
  }),
  serve(contract.getReview, async (ctx, { params }) => presentPublicly(await getReview(ctx, params))),
  serve(contract.listAllReviews, async (ctx, { query, url }) => {
    const { rows, total } = await listReviews(ctx, query);
    return paged(rows.map(presentReview), total, query, url);
  }),
  serve(contract.createReview, async (ctx, { body }) => presentReview(await createReview(ctx, body))),
  serve(contract.deleteReview, (ctx, { params }) => deleteReview(ctx, params)),
];
