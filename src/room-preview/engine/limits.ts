/** Twice a good phone's largest ordinary photo. Anything more is a mistake or a bomb. */
export const MAX_PIXELS = 110_000_000;
