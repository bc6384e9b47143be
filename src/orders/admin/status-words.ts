import type { OrderStatus } from "../rules/status.ts";

/** A status is a small square and a word; hollow means off. */
export const ORDER_WORDS: Record<OrderStatus, [look: string, word: string]> = {
  pending: ["warn", "Pending"],
  processing: ["ind", "Processing"],
  shipped: ["ind", "Shipped"],
  delivered: ["ok", "Delivered"],
  cancelled: ["off", "Cancelled"],
};
