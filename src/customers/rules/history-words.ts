type Figures = Record<"order_count" | "visit_count" | "message_count" | "review_count", number>;

const words = (count: number, one: string): string | false => count > 0 && `${count} ${one}${count === 1 ? "" : "s"}`;

/** `2 orders, 1 visit`: what somebody did so far. */
export const historyWords = (of: Figures): string =>
  [
    words(of.order_count, "order"),
    words(of.visit_count, "visit"),
    words(of.message_count, "message"),
    words(of.review_count, "review"),
  ]
    .filter(Boolean)
    .join(", ");
