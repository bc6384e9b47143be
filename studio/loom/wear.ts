import type { Rgb } from "./colour.ts";
import { clamp, cloud, smooth } from "./noise.ts";
import { speck } from "./random.ts";

export interface Wear {
  /** 0 new, 1 a century of feet */
  amount: number;
  /** the undyed wool that shows through */
  to: Rgb;
}

/** How much of the dye is gone at a knot: large patches, weft streaks and fine speckle, dithered. */
export function worn(x: number, y: number, seed: number, amount: number): number {
  const patches = cloud(x / 150, y / 190, seed + 21, 5, 0.55);
  const fine = cloud(x / 7, y / 5, seed + 23, 3, 0.6);
  const streaks = cloud(x / 60, y / 2.2, seed + 25, 3, 0.6);
  const warps = cloud(x / 2, y / 40, seed + 27, 2);
  const gone =
    smooth(0.36, 0.66, patches) * 0.55 +
    smooth(0.5, 0.72, fine * 0.6 + streaks * 0.4) * 0.62 +
    smooth(0.55, 0.8, warps) * 0.18 +
    0.14;
  return clamp(clamp(amount * gone) * 0.92 + (speck(x, y, seed + 33) - 0.5) * 0.22);
}
