/** What a size may cost at most, in pesos, and how many of it the shop may have. */
export const MOST_PESOS = 1_000_000_000;
export const MOST_UNITS = 1_000_000;
