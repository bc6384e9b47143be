import type { OrderStatus, PaymentStatus } from "../rules/status.ts";

/** A status is a small square and a word; hollow means off. */
export const ORDER_WORDS: Record<OrderStatus, [look: string, word: string]> = {
  pending: ["warn", "Pending"],
  processing: ["ind", "Processing"],
  shipped: ["ind", "Shipped"],
  delivered: ["ok", "Delivered"],
  cancelled: ["off", "Cancelled"],
};
export const PAYMENT_WORDS: Record<PaymentStatus, [look: string, word: string]> = {
  pending: ["warn", "Pending"],
  paid: ["ok", "Paid"],
  failed: ["bad", "Failed"],
  cancelled: ["off", "Cancelled"],
  expired: ["off", "Expired"],
};
