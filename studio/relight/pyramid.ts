import type { Raster } from "../loom/cloth.ts";
import { LINEAR } from "./tone.ts";

interface Level {
  width: number;
  height: number;
  /** premultiplied linear RGBA */
  data: Float32Array;
}

/** A rug's picture at every size, so that a far part is an average and never a shimmer. */
export type Pyramid = Level[];

/** How the film takes the dyes: `gain` lifts them, `fade` pulls them towards grey, `ivory` keeps pale ones from it. */
export interface Dyes {
  gain: number;
  fade: number;
  ivory?: number;
}

/** Linear grey from which wool is pale, and where it is as pale as wool gets: there the film's shoulder bleaches. */
const PALE = 0.4;
const PALEST = 0.8;

export function buildPyramid(raster: Raster, { gain, fade, ivory = 0 }: Dyes): Pyramid {
  const { width, height, channels, data } = raster;
  const first = { width, height, data: new Float32Array(width * height * 4) };
  for (let i = 0; i < width * height; i++) {
    const alpha = channels === 4 ? data[i * 4 + 3]! / 255 : 1;
    const r = LINEAR[data[i * channels]!]!;
    const g = LINEAR[data[i * channels + 1]!]!;
    const b = LINEAR[data[i * channels + 2]!]!;
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

/** The same along a stretched footprint: the pixel covers (ax, ay) one way and (bx, by) the other. */
export function gatherStretched(
  pyramid: Pyramid,
  x: number,
  y: number,
  [ax, ay, bx, by]: [number, number, number, number],
  into: Float32Array,
) {
  let [lx, ly, long, short] = [ax, ay, Math.hypot(ax, ay), Math.hypot(bx, by)];
  if (short > long) [lx, ly, long, short] = [bx, by, short, long];
  const taps = Math.min(8, Math.max(1, Math.round(long / Math.max(1, short))));
  const size = Math.max(short, long / taps) * 0.8;
  for (let tap = 0; tap < taps; tap++) {
    const t = (tap + 0.5) / taps - 0.5;
    gather(pyramid, x + lx * t, y + ly * t, size, 1 / taps, into);
  }
}
