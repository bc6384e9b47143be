import { cloud } from "../loom/noise.ts";

const SEED = 61;

/**
 * How a cut pile catches the light, about 1: tufts that lean this way and that, and the strokes of a hand or a broom over
 * them. From the flat picture they would be lost, since a room averages many knots into each of its pixels.
 * `u` and `v` are pixels of the flat rug, `wide` how many of them one pixel of the picture covers.
 */
export function nap(u: number, v: number, wide: number): number {
  const strokes = cloud(u / 70, v / 34, SEED, 3) - 0.5;
  const tufts = cloud(u / 5.5, v / 4.2, SEED + 7, 2, 0.7) - 0.5;
  return 1 + 0.3 * strokes + (1.1 * tufts) / (1 + (wide / 3) ** 2);
}
