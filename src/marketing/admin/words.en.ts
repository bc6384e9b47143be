export const en = {
  title: "Feeds",
  sum: (items: number) => `${items} items in each feed, one per size with a price. Stock is in it at once.`,
  google: "Google Merchant Center",
  meta: "Meta catalogue",
  failed: "Failed to check the feeds",
  rug: "Rug",
  attribute: "Attribute",
  lacks: "What it lacks",
  toMend: "To mend",
  first: (count: number) => `The first ${count}`,
  label: "What rugs lack",
  empty: "Nothing lacks",
  emptyText: "Every rug has what Google and Meta ask for.",
  /** As the report names it. */
  problem: (named: string) => named,
};
