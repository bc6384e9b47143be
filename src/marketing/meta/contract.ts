import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

export const META_EVENTS = ["ViewContent", "AddToCart", "InitiateCheckout", "AddPaymentInfo"] as const;

const word = z.string().trim().max(200);
const content = z.object({
  id: z.union([word, z.number()]).transform(String),
  quantity: z.number().int().min(1).max(999),
  item_price: z.number().min(0).max(1e12).optional(),
});

/** Spec §7: the browser's events. Names outside the list, and anything not understood, are dropped. */
export const metaEvent = z.object({
  event_name: z.enum(META_EVENTS),
  event_id: word.min(1).optional(),
  event_source_url: z.string().max(2000).optional(),
  action_source: z.literal("website").default("website"),
  /** Ley 1581: without the shopper's yes nothing is forwarded. */
  consent: z.literal(true),
  user_data: z
    .object({
      em: word,
      ph: word,
      fn: word,
      ln: word,
      ct: word,
      st: word,
      zp: word,
      country: word,
      external_id: word,
      fbp: word,
      fbc: word,
    })
    .partial()
    .default({}),
  custom_data: z
    .object({
      currency: z.literal("COP"),
      value: z.number().min(0).max(1e12),
      content_type: z.literal("product"),
      content_ids: z.array(z.union([word, z.number()]).transform(String)).max(100),
      contents: z.array(content).max(100),
      num_items: z.number().int().min(0).max(9999),
    })
    .partial()
    .default({}),
});

/** 202 always and quickly: a shopper never notices that counting failed. */
export const sendMetaEvent = endpoint({
  method: "POST",
  path: "/api/meta/events",
  summary: "A shopping event for Meta, forwarded in the background",
  rawBody: true,
  reply: z.object({ accepted: z.literal(true) }),
  status: 202,
});
