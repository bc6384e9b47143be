/** Flat pictures are taken of the 6x9: the pile alone is 183 × 274. */
const RATIO = 274 / 183;

export type Crop = { top: number; height: number; hasFringe: boolean };

/**
 * What of a flat picture is pile. A picture a little longer than the pile carries its fringe at both ends;
 * one of quite another shape is some other photograph and is taken whole.
 */
export function pileCrop(width: number, height: number): Crop {
  const pile = Math.round(width * RATIO);
  const over = height / pile;
  if (over < 1.012 || over > 1.15) return { top: 0, height, hasFringe: false };
  return { top: Math.round((height - pile) / 2), height: pile, hasFringe: true };
}
