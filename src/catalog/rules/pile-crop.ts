/** Flat pictures are taken of the 6x9, runners of the 2x8: so long is the pile alone for its width. */
const RUG = 274 / 183;
const RUNNER = 244 / 61;

export type Crop = { top: number; height: number; hasFringe: boolean };

/**
 * What of a flat picture is pile. A picture a little longer than the pile carries its fringe at both ends;
 * one of quite another shape is some other photograph and is taken whole.
 */
export function pileCrop(width: number, height: number): Crop {
  const pile = Math.round(width * (height > width * 3 ? RUNNER : RUG));
  const over = height / pile;
  if (over < 1.012 || over > 1.15) return { top: 0, height, hasFringe: false };
  return { top: Math.round((height - pile) / 2), height: pile, hasFringe: true };
}

export type Ground = [number, number, number];
const NEAR_GROUND = 14;

/** A round rug: as wide as long, bare ground in all four corners, wool in the middle of all four sides. */
export function isRound(
  { width, height }: { width: number; height: number },
  pixel: (x: number, y: number) => ArrayLike<number>,
  ground: Ground,
): boolean {
  if (Math.abs(width / height - 1) > 0.03) return false;
  const isBare = (u: number, v: number) => {
    const seen = pixel(Math.round(u * (width - 1)), Math.round(v * (height - 1)));
    return ground.every((value, i) => Math.abs(seen[i]! - value) <= NEAR_GROUND);
  };
  const corners = [0.06, 0.94].flatMap((u) => [0.06, 0.94].map((v) => [u, v] as const));
  const sides = [0.04, 0.96].flatMap((u) => [[u, 0.5] as const, [0.5, u] as const]);
  return corners.every(([u, v]) => isBare(u, v)) && !sides.every(([u, v]) => isBare(u, v));
}
