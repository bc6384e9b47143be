import { words } from "./words.ts";

type Figures = Record<"order_count" | "visit_count" | "message_count" | "review_count", number>;

/** `2 orders, 1 visit`: what somebody did so far. */
export function historyWords(of: Figures): string {
  const { orders, visits, messages, reviews } = words().did;
  return [
    of.order_count > 0 && orders(of.order_count),
    of.visit_count > 0 && visits(of.visit_count),
    of.message_count > 0 && messages(of.message_count),
    of.review_count > 0 && reviews(of.review_count),
  ]
    .filter(Boolean)
    .join(", ");
}
