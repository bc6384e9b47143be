/** Lists are counted exactly up to here; a larger sum is an estimate. */
export const EXACT_COUNT = 10_000;
