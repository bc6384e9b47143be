/** Wrong guesses in a quarter of an hour, from everywhere together, that slow nobody down. */
const FREE = 100;
const STEP = 25;
const FIRST_MS = 250;
const MOST_MS = 8000;

/** How long the next guess of a stranger waits for its verdict: doubling, with an end, so that the right one still gets in. */
export const slowdown = (wrong: number): number =>
  wrong < FREE ? 0 : Math.min(MOST_MS, FIRST_MS * 2 ** Math.floor((wrong - FREE) / STEP));
