/** The ground of flat pictures and packshots: the token `--mat`, so that a picture has no visible edge on its card. */
export const MAT = "#F4F1EC";

/** Pixels of ground left around a flat rug before it is scaled: its wavering edge is never cut. */
export const GROUND_AROUND = 6;
