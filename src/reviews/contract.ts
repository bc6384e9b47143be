import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { choiceOf, ifGiven, paging } from "../platform/paging.ts";
import { sentBack } from "../platform/request-shape.ts";
import { pathId, rowId } from "../platform/row-id.ts";
import { REVIEW_STATUSES } from "./rules/statuses.ts";

/** Spec §3, Review. The public answer shows the e-mail masked, staff see it whole. */
export const review = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    rating: z.number().int().min(1).max(5),
    comment: z.string(),
    is_verified: z.boolean(),
    carpet_id: z.number().int().nullable(),
    carpet_name: z.string().nullable(),
    status: z.enum(REVIEW_STATUSES).describe("What buyers write is pending until staff have read it"),
    answer: z.string().describe("The shop's words below it"),
    photos: z.array(z.string()).describe("Addresses of the buyer's photos"),
    created_at: z.string(),
  })
  .meta({ id: "Review" });
export type Review = z.output<typeof review>;

export const reviewQuery = z.object({ carpetId: ifGiven(rowId), ...paging });
export type ReviewQuery = z.output<typeof reviewQuery>;

export const newReview = z.object({
  name: z.string().trim().min(1).max(120),
  email: z
    .union([z.email().max(200), z.literal("")])
    .nullish()
    .transform((email) => email ?? ""),
  rating: z.union([z.number(), z.string().trim().regex(/^\d$/).transform(Number)]).pipe(z.number().int().min(1).max(5)),
  comment: z
    .string()
    .trim()
    .max(4000)
    .nullish()
    .transform((comment) => comment ?? ""),
  is_verified: z.boolean().default(false),
  carpet_id: rowId.nullish(),
  carpet_name: z.string().trim().max(200).nullish(),
});
export type NewReview = z.output<typeof newReview>;

export const listReviews = endpoint({
  method: "GET",
  path: "/api/reviews",
  summary: "Reviews, newest first",
  query: reviewQuery,
  reply: z.array(review),
});
export const getReview = endpoint({
  method: "GET",
  path: "/api/reviews/{id}",
  summary: "One review",
  params: z.object({ id: pathId }),
  reply: review,
});
export const listAllReviews = endpoint({
  method: "GET",
  path: "/api/admin/reviews",
  summary: "Reviews for staff",
  query: reviewQuery.extend({ search: z.string().max(200).optional(), status: choiceOf(REVIEW_STATUSES) }),
  reply: z.array(review),
});
export const createReview = endpoint({
  method: "POST",
  path: "/api/admin/reviews",
  summary: "Add a review",
  body: sentBack(newReview, review),
  reply: review,
  status: 201,
});
export const reviewChange = z.object({
  status: z.enum(REVIEW_STATUSES).optional(),
  answer: z.string().trim().max(2000).optional(),
});
export type ReviewChange = z.output<typeof reviewChange>;
export const moderateReview = endpoint({
  method: "PUT",
  path: "/api/admin/reviews/{id}",
  summary: "Publish or hide a review, or answer it",
  params: z.object({ id: pathId }),
  body: sentBack(reviewChange, review),
  reply: review,
});
const PHOTO = /^[0-9a-f]{32}$/;
export const getReviewPhoto = endpoint({
  method: "GET",
  path: "/api/reviews/{id}/photos/{photo}",
  summary: "A photo of a published review",
  params: z.object({ id: pathId, photo: z.string().regex(PHOTO) }),
  reply: z.any(),
});
export const getStaffReviewPhoto = endpoint({
  method: "GET",
  path: "/api/admin/reviews/{id}/photos/{photo}",
  summary: "A photo of a review, for who moderates it",
  params: z.object({ id: pathId, photo: z.string().regex(PHOTO) }),
  reply: z.any(),
});
export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/admin/reviews/{id}",
  summary: "Delete a review",
  params: z.object({ id: pathId }),
  reply: z.object({ success: z.literal(true) }),
});
