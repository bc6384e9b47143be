import type { PhotoCtx } from "../media/private-photos.server.ts";
import type { Caller } from "../platform/ctx.server.ts";
import { own, serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { addReviewPhotos, readInvitation, writeReview } from "./review-by-invitation.server.ts";

export const aftercareApi = [
  serve(contract.readInvitation, async (ctx, { params }) => own(await readInvitation(ctx, params.token))),
  serve(contract.writeReview, async (ctx, { params, body }) =>
    own({ id: await writeReview(ctx, params.token, body), status: "pending" as const }, 201),
  ),
  serve<typeof contract.addReviewPhotos, PhotoCtx & { caller: Caller }>(contract.addReviewPhotos, async (ctx, { params, raw }) =>
    own({ photos: await addReviewPhotos(ctx, params, raw.req.raw) }, 201),
  ),
];
