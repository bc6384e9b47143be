import { speck } from "./random.ts";

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v);

/** 0 below `a`, 1 above `b`, an S between; `a` may be the larger one. */
export function smooth(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

export function noise(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = ease(x - xi);
  const fy = ease(y - yi);
  const a = speck(xi, yi, seed);
  const b = speck(xi + 1, yi, seed);
  const c = speck(xi, yi + 1, seed);
  const d = speck(xi + 1, yi + 1, seed);
  return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
}

/** Noise in several octaves, in [0, 1] around one half. */
export function cloud(x: number, y: number, seed = 0, octaves = 5, gain = 0.5): number {
  let sum = 0;
  let weight = 0;
  let amp = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += amp * noise(x, y, seed + i * 17);
    weight += amp;
    x = x * 2.03 + 11.3;
    y = y * 2.03 + 7.7;
    amp *= gain;
  }
  return sum / weight;
}
