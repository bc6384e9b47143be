/** How serve.ts tells the parent why it ended; a crash ends with whatever Node or the system says. */
export const exitCodes = { wrongSetting: 78, notStarted: 69 };

const FIRST = 500;
const LONGEST = 30_000;
const RAN_A_WHILE = 60_000;

/** The pause before a restart doubles with each crash in a row; one after a good while counts as the first. */
export function pauseBefore({ crashes, ranFor }) {
  const before = ranFor >= RAN_A_WHILE ? 0 : crashes;
  return { ms: Math.min(FIRST * 2 ** before, LONGEST), crashes: before + 1 };
}
