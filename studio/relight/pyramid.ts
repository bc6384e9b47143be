import type { Raster } from "../loom/cloth.ts";
import { GREY, LINEAR } from "./tone.ts";

interface Level {
  width: number;
  height: number;
  /** premultiplied linear RGBA */
  data: Float32Array;
}

/** A rug's picture at every size, so that a far part is an average and never a shimmer. */
export type Pyramid = Level[];

/**
 * How the film takes the dyes: `gain` lifts them, `fade` pulls them towards grey, `ivory` keeps pale ones from it.
 * `between` is the part of its light that yarn gets from the yarn beside it: pale pile lights itself, dark pile does not,
 * and the scene was rendered with a grey one.
 */
export interface Dyes {
  gain: number;
  fade: number;
  ivory?: number;
  between?: number;
}

/** Linear grey from which wool is pale, and where it is as pale as wool gets: there the film's shoulder bleaches. */
const PALE = 0.4;
const PALEST = 0.8;

export function buildPyramid(raster: Raster, { gain, fade, ivory = 0, between = 0 }: Dyes): Pyramid {
  const { width, height, channels, data } = raster;
  const lit = LINEAR.map((wool) => (wool * (1 - GREY * between)) / (1 - wool * between));
  const first = { width, height, data: new Float32Array(width * height * 4) };
  for (let i = 0; i < width * height; i++) {
    const alpha = channels === 4 ? data[i * 4 + 3]! / 255 : 1;
    const r = lit[data[i * channels]!]!;
    const g = lit[data[i * channels + 1]!]!;
    const b = lit[data[i * channels + 2]!]!;
    const grey = 0.3 * r + 0.59 * g + 0.11 * b;
    const towards = fade - (ivory && ivory * paleness(grey) * softness(r, g, b));
    first.data[i * 4] = Math.max(0, r + (grey - r) * towards) * gain * alpha;
    first.data[i * 4 + 1] = Math.max(0, g + (grey - g) * towards) * gain * alpha;
    first.data[i * 4 + 2] = Math.max(0, b + (grey - b) * towards) * gain * alpha;
    first.data[i * 4 + 3] = alpha;
  }
  const levels: Pyramid = [first];
  for (let i = 0; i < 7; i++) levels.push(halve(levels[i]!));
  return levels;
}

const paleness = (grey: number) => Math.min(1, Math.max(0, (grey - PALE) / (PALEST - PALE)));

/** 1 for grey, 0 for a pure dye, which needs no help. */
const softness = (r: number, g: number, b: number) => (Math.min(r, g, b) / Math.max(r, g, b, 1e-6)) ** 2;

function halve(from: Level): Level {
  const width = Math.max(1, from.width >> 1);
  const height = Math.max(1, from.height >> 1);
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 4; c++) {
        const at = (y * 2 * from.width + x * 2) * 4 + c;
        const below = at + (from.height > 1 ? from.width * 4 : 0);
        const right = from.width > 1 ? 4 : 0;
        data[(y * width + x) * 4 + c] =
          (from.data[at]! + from.data[at + right]! + from.data[below]! + from.data[below + right]!) / 4;
      }
  return { width, height, data };
}

/** Adds `weight` times the colour at (x, y), in pixels of the full picture; outside it is transparent. */
export function gather(pyramid: Pyramid, x: number, y: number, size: number, weight: number, into: Float32Array) {
  const depth = Math.min(pyramid.length - 1.001, Math.max(0, Math.log2(Math.max(1, size))));
  const fine = Math.floor(depth);
  const share = depth - fine;
  bilinear(pyramid[fine]!, x / 2 ** fine, y / 2 ** fine, weight * (1 - share), into);
  if (share > 0.01) bilinear(pyramid[fine + 1]!, x / 2 ** (fine + 1), y / 2 ** (fine + 1), weight * share, into);
}

function bilinear({ width, height, data }: Level, x: number, y: number, weight: number, into: Float32Array) {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const fx = x - 0.5 - left;
  const fy = y - 0.5 - top;
  for (let j = 0; j < 2; j++) {
    const row = top + j;
    if (row < 0 || row >= height) continue;
    for (let i = 0; i < 2; i++) {
      const column = left + i;
      if (column < 0 || column >= width) continue;
      const k = weight * (i ? fx : 1 - fx) * (j ? fy : 1 - fy);
      const at = (row * width + column) * 4;
      into[0]! += data[at]! * k;
      into[1]! += data[at + 1]! * k;
      into[2]! += data[at + 2]! * k;
      into[3]! += data[at + 3]! * k;
    }
  }
}

/** A pixel's neighbours share it: a look counts the less the farther it lies from the middle, up to so many pixels away. */
const REACH = 1.1;
/** A look is no wider than this part of the pixel's shorter side, and a pixel takes no more than so many each way. */
const FINE = 0.45;
const MOST = 24;

/** The same over a stretched footprint: the pixel covers (ax, ay) one way and (bx, by) the other. */
export function gatherStretched(
  pyramid: Pyramid,
  x: number,
  y: number,
  [ax, ay, bx, by]: [number, number, number, number],
  into: Float32Array,
) {
  const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  const depth = Math.min(pyramid.length - 1, Math.floor(Math.log2(Math.max(1, Math.min(a, b) * FINE))));
  const [level, size] = [pyramid[depth]!, 2 ** depth];
  const across = looksIn(a / size);
  for (const [s, shareDown] of looksIn(b / size))
    for (const [t, shareAcross] of across)
      bilinear(level, (x + ax * t + bx * s) / size, (y + ay * t + by * s) / size, shareAcross * shareDown, into);
}

type Looks = readonly (readonly [at: number, share: number])[];
const LOOKS: Looks[] = [];

/** Where to look in a pixel that is `wide` looks wide, from its middle in pixels, and what each counts. */
function looksIn(wide: number): Looks {
  const count = Math.min(MOST, Math.max(1, Math.round(wide * 2 * REACH)));
  return (LOOKS[count] ??= tent(count));
}

function tent(count: number): Looks {
  const at = Array.from({ length: count }, (_, i) => ((i + 0.5) / count - 0.5) * 2 * REACH);
  const sum = at.reduce((all, t) => all + REACH - Math.abs(t), 0);
  return at.map((t) => [t, (REACH - Math.abs(t)) / sum]);
}
