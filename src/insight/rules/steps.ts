/** How far a visit went; each is a bit of what is known of a visitor. Nobody has to take `room`: who buys without it is not lost there. */
export const STEPS = ["came", "rug", "room", "cart", "checkout"] as const;
export type Step = (typeof STEPS)[number];

export const bitOf = (step: Step): number => 1 << STEPS.indexOf(step);
/** Steps in one set of bits that are not in the other. */
export const newSteps = (now: number, before: number): Step[] => STEPS.filter((step) => now & ~before & bitOf(step));
