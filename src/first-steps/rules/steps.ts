/** On the way to an open shop, in the order in which the back office lists them. */
export const STEPS = ["name", "contact", "collection", "rug", "payment", "mail", "texts", "order"] as const;
export type Step = (typeof STEPS)[number];

/** Without these a visitor could not buy, or would not hear of it. */
export const NEEDED: readonly Step[] = ["name", "rug", "payment", "mail"];

export const canOpen = (done: Iterable<Step>): boolean => {
  const known = new Set(done);
  return NEEDED.every((step) => known.has(step));
};
