type Uses = { reviews: number; orders: number; open_orders: number };

const count = (of: number, one: string): string => `${of} ${one}${of === 1 ? "" : "s"}`;

function reviewWords({ reviews }: Uses): string {
  if (reviews === 0) return "It has no reviews.";
  return reviews === 1
    ? "Its review leaves the shop; you keep it under Reviews, without a carpet."
    : `Its ${reviews} reviews leave the shop; you keep them under Reviews, without a carpet.`;
}

function orderWords({ orders, open_orders: open }: Uses): string {
  if (orders === 0) return "Nobody has ordered it.";
  const kept = `${count(orders, "order")} with it ${orders === 1 ? "keeps" : "keep"} its name, size and price.`;
  return open > 0 ? `${kept} ${open} of them ${open === 1 ? "has" : "have"} not been sent yet.` : kept;
}

/** What becomes of everything that hangs on a carpet. */
export const deletionWords = (uses: Uses | undefined): string =>
  [
    "It leaves the shop at once.",
    ...(uses
      ? [reviewWords(uses), orderWords(uses)]
      : ["Its reviews stay under Reviews, without a carpet. Orders keep its name, size and price."]),
    "Its pictures stay in Media. This cannot be undone; to hide it for a while, switch Active off.",
  ].join(" ");
