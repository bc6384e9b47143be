import { smoothBlur } from "./blur.ts";
import { LINEAR, luminance } from "./colour.ts";
import type { Photo } from "./photo.ts";
import { MASK } from "./segment.ts";

export type Light = {
  /** What a white sheet on the floor would measure, in linear light. */
  white: number;
  /** The room's colour cast, 1 = none, per channel. */
  cast: [number, number, number];
  /** Standard strength of the photo's grain, in 8-bit steps. */
  grain: number;
  /** How much brighter or darker than the floor's middle each spot is lit, at a quarter of the size. */
  shade: Float32Array;
  shadeWidth: number;
  shadeHeight: number;
};

/** Shading is stored in a byte as a half of this range. */
export const SHADE_RANGE = 2;
const DARKEST = 0.004;
/** Detail in the light, as a logarithm, that no eye would miss on a rug. */
const FAINT = 0.05;

export function roomLight(photo: Photo, alpha: Float32Array, surfaces: Uint8Array): Light {
  const lit = linearLuminance(photo.rgb);
  return {
    white: whiteLevel(lit, alpha),
    cast: colourCast(photo.rgb, lit),
    grain: grainOf(photo, alpha),
    ...shading(photo, lit, alpha, surfaces),
  };
}

function linearLuminance(rgb: Uint8Array): Float32Array {
  const out = new Float32Array(rgb.length / 3);
  for (let i = 0; i < out.length; i++) {
    out[i] = luminance(LINEAR[rgb[i * 3]!]!, LINEAR[rgb[i * 3 + 1]!]!, LINEAR[rgb[i * 3 + 2]!]!);
  }
  return out;
}

/** A sorted sample: percentiles need no more. */
function sample(lit: Float32Array): Float32Array {
  const some = new Float32Array(Math.floor(lit.length / 23));
  for (let i = 0; i < some.length; i++) some[i] = lit[i * 23]!;
  return some.sort();
}

/** Walls are rarely more than this many times as bright as a floor in the same light. */
const USUAL_CONTRAST = 6;

function whiteLevel(lit: Float32Array, alpha: Float32Array): number {
  // Windows and lamps burn out; they say nothing about the light on the floor.
  const matte = sample(lit).filter((value) => value < 0.93);
  const bright = matte[Math.floor(matte.length * 0.95)] ?? 1;
  // A floor far darker than the brightest wall is either dark or badly lit: halfway, in ratio.
  const floor = sample(lit.filter((_, i) => alpha[i]! > 0.9));
  const contrast = bright / Math.max(DARKEST, floor[floor.length >> 1] ?? bright);
  return Math.min(1, Math.max(0.05, bright * Math.min(1, Math.sqrt(USUAL_CONTRAST / contrast))));
}

/** The mean colour of the bright, nearly grey parts, halved: cameras have corrected the rest. */
function colourCast(rgb: Uint8Array, lit: Float32Array): [number, number, number] {
  const sorted = sample(lit);
  const bright = sorted[Math.floor(sorted.length * 0.7)] ?? 1;
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < lit.length; i += 7) {
    if (lit[i]! < bright || lit[i]! > 0.93) continue;
    const [r, g, b] = [LINEAR[rgb[i * 3]!]!, LINEAR[rgb[i * 3 + 1]!]!, LINEAR[rgb[i * 3 + 2]!]!];
    if (Math.max(r, g, b) - Math.min(r, g, b) > 0.45 * Math.max(r, g, b)) continue;
    sum[0]! += r;
    sum[1]! += g;
    sum[2]! += b;
    count++;
  }
  if (count < 50) return [1, 1, 1];
  const level = luminance(sum[0]!, sum[1]!, sum[2]!);
  return sum.map((value) => 1 + 0.55 * (value / level - 1)) as [number, number, number];
}

function grainOf({ width, height, rgb }: Photo, alpha: Float32Array): number {
  let sum = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 3) {
    for (let x = 1; x < width - 1; x += 3) {
      const i = y * width + x;
      if (alpha[i]! < 0.95) continue;
      const green = (k: number) => rgb[k * 3 + 1]!;
      const mean = (green(i - 1) + green(i + 1) + green(i - width) + green(i + width)) / 4;
      sum += Math.abs(green(i) - mean);
      count++;
    }
  }
  return count ? Math.min(3, (0.6 * sum) / count) : 0;
}

/** Fine shading where enough bare floor is near, coarse shading under furniture. */
function shading(photo: Photo, lit: Float32Array, alpha: Float32Array, surfaces: Uint8Array) {
  const step = 4;
  const width = Math.floor(photo.width / step);
  const height = Math.floor(photo.height / step);
  const middles = surfaceMiddles(photo, lit, alpha, surfaces);
  const weight = new Float32Array(width * height);
  const value = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * step * photo.width + x * step;
      if (alpha[i]! < 0.9) continue;
      const surface = surfaces[cellOf(photo, x * step, y * step)]!;
      const middle = middles.get(surface);
      if (middle === undefined) continue;
      weight[y * width + x] = 1;
      value[y * width + x] = Math.log(Math.max(DARKEST, lit[i]!)) - middle;
    }
  }
  const near = Math.max(1, Math.round(width * 0.007));
  const far = Math.max(3, Math.round(width * 0.05));
  const blurred = (source: Float32Array, radius: number) => smoothBlur(source, width, height, radius);
  const [nearSum, nearWeight] = [blurred(value, near), blurred(weight, near)];
  const [farSum, farWeight] = [blurred(value, far), blurred(weight, far)];
  const shade = new Float32Array(width * height);
  const coarseAt = (i: number) => (farWeight[i]! > 0.003 ? farSum[i]! / farWeight[i]! : 0);
  const detailAt = (i: number) => (nearWeight[i]! > 0.02 ? nearSum[i]! / nearWeight[i]! - coarseAt(i) : 0);
  const pattern = patternStrength(weight, detailAt);
  for (let i = 0; i < shade.length; i++) {
    const trust = Math.min(1, nearWeight[i]! / 0.3);
    const detail = detailAt(i);
    const log = coarseAt(i) + trust * Math.sign(detail) * Math.max(0, Math.abs(detail) - pattern);
    shade[i] = Math.min(1.7, Math.max(0.3, Math.exp(0.85 * log)));
  }
  return { shade, shadeWidth: width, shadeHeight: height };
}

/**
 * How strong the floor's own pattern is: joints, checks and veins are everywhere and make the usual detail,
 * a shadow or a patch of sun stands out from it. Only what stands out may fall on the rug.
 */
function patternStrength(weight: Float32Array, detailAt: (i: number) => number): number {
  const sizes: number[] = [];
  for (let i = 0; i < weight.length; i += 3) if (weight[i]! > 0) sizes.push(Math.abs(detailAt(i)));
  const middle = Float64Array.from(sizes).toSorted()[sizes.length >> 1] ?? 0;
  return Math.max(FAINT, 1.6 * middle);
}

const cellOf = ({ width, height }: Photo, x: number, y: number) =>
  Math.min(MASK - 1, Math.floor((y * MASK) / height)) * MASK + Math.min(MASK - 1, Math.floor((x * MASK) / width));

/** A dark rug on a pale floor is not a shadow: each covering is measured against its own middle. */
function surfaceMiddles(photo: Photo, lit: Float32Array, alpha: Float32Array, surfaces: Uint8Array) {
  const logs = new Map<number, number[]>();
  for (let y = 0; y < photo.height; y += 4) {
    for (let x = 0; x < photo.width; x += 4) {
      const i = y * photo.width + x;
      if (alpha[i]! < 0.9) continue;
      const surface = surfaces[cellOf(photo, x, y)]!;
      const list = logs.get(surface) ?? [];
      list.push(Math.log(Math.max(DARKEST, lit[i]!)));
      logs.set(surface, list);
    }
  }
  return new Map([...logs].map(([s, list]) => [s, list.toSorted((a, b) => a - b)[list.length >> 1]!]));
}
