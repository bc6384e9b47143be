/** What a person's record is made of. */
export const FACT_KINDS = ["order", "visit", "message", "review"] as const;
export type FactKind = (typeof FACT_KINDS)[number];
