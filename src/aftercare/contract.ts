import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { neededRow, pathId } from "../platform/row-id.ts";

const token = z.string().max(100);

export const invitation = z
  .object({
    order_number: z.string(),
    name: z.string().describe("The first name, as the review begins with"),
    rugs: z.array(
      z.object({
        carpetId: z.number().int(),
        name: z.string(),
        image: z.string().nullable(),
        reviewed: z.boolean(),
      }),
    ),
  })
  .meta({ id: "ReviewInvitation" });
export type Invitation = z.output<typeof invitation>;

const STARS = "Elige de una a cinco estrellas";
const WORDS = "Cuéntanos algo de tu alfombra";
export const invitedReview = z.object({
  carpetId: neededRow("Elige una alfombra de tu pedido"),
  rating: z.int({ error: STARS }).min(1, STARS).max(5, STARS),
  comment: z.string({ error: WORDS }).trim().min(1, WORDS).max(4000, "Es demasiado largo"),
  name: z.string().trim().max(60, "Es demasiado largo").nullish(),
});
export type InvitedReview = z.output<typeof invitedReview>;

const path = "/api/review-invitations/{token}";
export const readInvitation = endpoint({
  method: "GET",
  path,
  summary: "What an invitation to review is about",
  params: z.object({ token }),
  reply: invitation,
});
export const writeReview = endpoint({
  method: "POST",
  path,
  summary: "Review a rug one bought, once, with the token of the letter; staff read it before it is shown",
  params: z.object({ token }),
  body: invitedReview,
  reply: z.object({ id: z.number().int(), status: z.literal("pending") }),
  status: 201,
});
export const addReviewPhotos = endpoint({
  method: "POST",
  path: `${path}/reviews/{id}/photos`,
  summary: "Photos for one's review, three at most (multipart: file)",
  params: z.object({ token, id: pathId }),
  rawBody: true,
  reply: z.object({ photos: z.number().int() }),
  status: 201,
});
