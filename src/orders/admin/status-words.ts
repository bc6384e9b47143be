import type { OrderStatus } from "../rules/status.ts";

/** A status is a small square and a word; hollow means off. */
export const ORDER_WORDS: Record<OrderStatus, [look: string, word: string]> = {
  pending: ["warning", "Pending"],
  processing: ["info", "Processing"],
  shipped: ["info", "Shipped"],
  delivered: ["good", "Delivered"],
  cancelled: ["off", "Cancelled"],
};
