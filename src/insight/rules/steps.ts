/** How far a visit went; each is a bit of what is known of a visitor. `room` is on nobody's way: it is counted beside. */
export const STEPS = ["came", "rug", "room", "cart", "checkout"] as const;
export type Step = (typeof STEPS)[number];

export const bitOf = (step: Step): number => 1 << STEPS.indexOf(step);
/** Steps in one set of bits that are not in the other. */
export const newSteps = (now: number, before: number): Step[] => STEPS.filter((step) => now & ~before & bitOf(step));
