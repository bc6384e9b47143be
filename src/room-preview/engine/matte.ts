import { horizonAt, type Camera } from "../rules/camera.ts";
import { boxBlur } from "./blur.ts";
import { guidedFilter } from "./guided-filter.ts";
import type { Photo } from "./photo.ts";
import { MASK } from "./segment.ts";

export type Matte = {
  /** How much of each pixel is floor, 0 to 1. */
  alpha: Float32Array;
  /** The photo with the floor's colour taken out of half-covered pixels: what stands in front. */
  front: Uint8Array;
};

/**
 * The mask's cells are five pixels wide; a chair leg is three. Along the mask's edge each pixel is
 * read as a mix of the floor's and the thing's colour nearby, and the share of floor is solved for.
 */
export function floorMatte(logits: Float32Array, photo: Photo, camera: Pick<Camera, "focal" | "cx" | "cy" | "down">): Matte {
  const whole = upsampled(logits, photo, camera as Camera);
  const alpha = new Float32Array(whole.length);
  const front = Uint8Array.from(photo.rgb);
  // Nothing happens above the floor's first row: leave out the upper half of most photos.
  const first = whole.findIndex((value) => value > 0.01);
  if (first < 0) return { alpha, front };
  const { width } = photo;
  const top = Math.max(0, Math.floor(first / width) - Math.round(width / 50));
  solveBand(
    whole.subarray(top * width),
    photo.rgb.subarray(top * width * 3),
    width,
    photo.height - top,
    alpha.subarray(top * width),
    front.subarray(top * width * 3),
  );
  return { alpha, front };
}

/** Fills `alpha` and `front` for one strip of the photo. */
function solveBand(
  guess: Float32Array,
  rgb: Uint8Array,
  width: number,
  height: number,
  alpha: Float32Array,
  front: Uint8Array,
): void {
  const size = width * height;
  const near = Math.max(2, Math.round(width / 260));
  const { floor, front: other } = sureParts(guess, width, height, near);
  // The colours nearby change slowly: half the size each way is a quarter of the work.
  const around = coloursNear(floor, rgb, width, height);
  const beyond = coloursNear(other, rgb, width, height);
  const smooth = guidedFilter(grey(rgb), guess, width, height, near, 3e-4);

  const F = [0, 0, 0];
  const B = [0, 0, 0];
  for (let i = 0; i < size; i++) {
    if (floor[i] || other[i]) {
      alpha[i] = floor[i]!;
      continue;
    }
    let share = clamp01((smooth[i]! - 0.5) * 1.8 + 0.5);
    const half = (Math.floor(i / width) >> 1) * around.width + ((i % width) >> 1);
    if (around.weight[half]! > 0.01 && beyond.weight[half]! > 0.01) {
      let along = 0;
      let apart = 0;
      for (let c = 0; c < 3; c++) {
        B[c] = around.sums[c]![half]! / around.weight[half]!;
        F[c] = beyond.sums[c]![half]! / beyond.weight[half]!;
        const difference = B[c]! - F[c]!;
        along += (rgb[i * 3 + c]! / 255 - F[c]!) * difference;
        apart += difference * difference;
      }
      if (apart > 0.006) {
        // Colours far enough apart to tell: the further, the more they decide over the mask.
        const trust = Math.min(1, (apart - 0.006) / 0.03);
        const mixed = clamp01((clamp01(along / apart) - 0.5) * 1.35 + 0.5);
        const masked = clamp01((guess[i]! - 0.5) * 1.2 + 0.5);
        share = share * (1 - trust) + trust * (0.72 * mixed + 0.28 * masked);
      }
      if (share > 0.02) {
        for (let c = 0; c < 3; c++) {
          const bare = share < 0.85 ? (rgb[i * 3 + c]! / 255 - share * B[c]!) / (1 - share) : F[c]!;
          front[i * 3 + c] = Math.round(255 * clamp01(0.5 * bare + 0.5 * F[c]!));
        }
      }
    }
    alpha[i] = share;
  }
}

/** The mean colour of the masked pixels round each spot, weighted, at half the size each way. */
function coloursNear(mask: Float32Array, rgb: Uint8Array, width: number, height: number) {
  const w = (width + 1) >> 1;
  const h = (height + 1) >> 1;
  const weight = new Float32Array(w * h);
  const sums = [new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!mask[i]) continue;
      const half = (y >> 1) * w + (x >> 1);
      weight[half]! += 0.25;
      for (let c = 0; c < 3; c++) sums[c]![half]! += rgb[i * 3 + c]! / 1020;
    }
  }
  const reach = Math.max(2, Math.round(w / 110));
  const spread = (source: Float32Array) => boxBlur(boxBlur(source, w, h, reach), w, h, reach >> 1);
  return { width: w, weight: spread(weight), sums: sums.map(spread) };
}

/** The mask at the photo's size; nothing at or above the horizon is floor. */
function upsampled(logits: Float32Array, photo: Photo, camera: Camera): Float32Array {
  const { width, height } = photo;
  const out = new Float32Array(width * height);
  const capped = logits.map((value) => Math.max(-8, Math.min(8, value)));
  const cell = (at: number, size: number) => Math.min(MASK - 1.001, Math.max(0, ((at + 0.5) / size) * MASK - 0.5));
  for (let x = 0; x < width; x++) {
    const horizon = horizonAt(camera, x) + 0.02 * height;
    const x0 = Math.floor(cell(x, width));
    const fx = cell(x, width) - x0;
    for (let y = Math.max(0, Math.ceil(horizon)); y < height; y++) {
      const sy = cell(y, height);
      const y0 = Math.floor(sy);
      const fy = sy - y0;
      const i = y0 * MASK + x0;
      const above = capped[i]! * (1 - fx) + capped[i + 1]! * fx;
      const below = capped[i + MASK]! * (1 - fx) + capped[i + MASK + 1]! * fx;
      out[y * width + x] = 1 / (1 + Math.exp(-0.9 * (above * (1 - fy) + below * fy)));
    }
  }
  return out;
}

function sureParts(guess: Float32Array, width: number, height: number, near: number) {
  const mean = boxBlur(guess, width, height, Math.max(1, Math.round(width / 420)));
  const around = boxBlur(
    guess.map((value) => (value > 0.5 ? 1 : 0)),
    width,
    height,
    near,
  );
  return {
    floor: mean.map((m, i) => (m > 0.93 || around[i]! > 0.999 ? 1 : 0)),
    front: mean.map((m, i) => (m < 0.12 || around[i]! < 0.001 ? 1 : 0)),
  };
}

function grey(rgb: Uint8Array): Float32Array {
  const out = new Float32Array(rgb.length / 3);
  for (let i = 0; i < out.length; i++) {
    out[i] = (0.299 * rgb[i * 3]! + 0.587 * rgb[i * 3 + 1]! + 0.114 * rgb[i * 3 + 2]!) / 255;
  }
  return out;
}

const clamp01 = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);
