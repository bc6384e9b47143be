import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { paging } from "../platform/paging.ts";
import { sentBack } from "../platform/request-shape.ts";
import { pathId, rowId } from "../platform/row-id.ts";
import { PROMOTION_STATES } from "./rules/promotion-state.ts";

const path = "/api/admin/promotions";
const id = z.object({ id: pathId });

export const promotion = z
  .object({
    id: z.number().int(),
    name: z.string(),
    percentage: z.number(),
    start_date: z.string(),
    end_date: z.string(),
    carpet_ids: z.array(z.number().int()),
    collection_ids: z.array(z.number().int()),
    tags: z.array(z.string()),
    carpets: z.number().int().describe("How many carpets it is about"),
    state: z.enum(PROMOTION_STATES),
    created_at: z.string(),
  })
  .meta({ id: "Promotion" });
export type Promotion = z.output<typeof promotion>;

/** As the form sends it; a PUT takes any part. Days are Bogotá's; the last one counts whole. */
export const promotionForm = z
  .object({
    name: z.string().trim().max(120),
    percentage: z.union([z.number(), z.string().transform(Number)]),
    startDate: z.string().trim().max(40).nullable(),
    endDate: z.string().trim().max(40).nullable(),
    carpetIds: z.array(rowId).max(1000),
    collectionIds: z.array(rowId).max(200),
    tags: z.array(z.string().trim().min(1).max(60)).max(50),
  })
  .partial();
export type PromotionForm = z.output<typeof promotionForm>;

export const listPromotions = endpoint({
  method: "GET",
  path,
  summary: "Promotions, those that end last first",
  query: z.object({ search: z.string().max(200).optional(), ...paging }),
  reply: z.array(promotion),
});
export const createPromotion = endpoint({
  method: "POST",
  path,
  summary: "Take a percentage off some carpets for a time",
  body: sentBack(promotionForm, promotion),
  reply: promotion,
  status: 201,
});
export const updatePromotion = endpoint({
  method: "PUT",
  path: `${path}/{id}`,
  summary: "Change any part of a promotion",
  params: id,
  body: sentBack(promotionForm, promotion),
  reply: promotion,
});
export const endPromotion = endpoint({
  method: "POST",
  path: `${path}/{id}/end`,
  summary: "End a promotion now",
  params: id,
  reply: promotion,
});
export const deletePromotion = endpoint({
  method: "DELETE",
  path: `${path}/{id}`,
  summary: "Delete a promotion; what carpets cost meanwhile stays known",
  params: id,
  reply: z.object({ success: z.literal(true) }),
});
