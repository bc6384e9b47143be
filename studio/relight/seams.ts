import type { Place } from "./place-codec.ts";
import type { Crop } from "./resample.ts";

/** A part of the rug that a pixel shows: its place in metres, and its share. */
export interface Part {
  u: number;
  v: number;
  share: number;
}

/** Places without mixtures: where a pixel shows two parts of the rug, its place is that of one and `others` has the other. */
export interface Settled extends Place {
  others: Map<number, Part>;
}

/** Template pixels: how far round a mixed one its two parts are looked for, and who is its neighbour. */
const FAR = 2;
const NEAR = 1;

/**
 * The renderer mixes places where two parts meet in one pixel, and the mixture may lie anywhere on the rug. Such a pixel
 * has hardly a neighbour as near as `even`. It lies on the line between two that have: they are its parts, and where
 * it lies on that line says how much of it each has. Else it takes the place of a neighbour.
 */
export function settle({ width, height, data }: Place, apart: number, even: number): Settled {
  const of = (i: number, axis: number) => data[i * 3 + axis]! / data[i * 3 + 2]!;
  const isNear = (i: number, j: number) => [0, 1].every((axis) => Math.abs(of(i, axis) - of(j, axis)) < even);
  const isFirm = (i: number) => around(i, NEAR).filter((j) => isNear(i, j)).length > 2;
  const around = (i: number, reach: number) => {
    const [x0, y0] = [i % width, Math.floor(i / width)];
    const found: number[] = [];
    for (let y = Math.max(0, y0 - reach); y <= Math.min(height - 1, y0 + reach); y++)
      for (let x = Math.max(0, x0 - reach); x <= Math.min(width - 1, x0 + reach); x++)
        if ((x !== x0 || y !== y0) && data[(y * width + x) * 3 + 2]! > 0) found.push(y * width + x);
    return found;
  };
  const settled = { width, height, data: data.slice(), others: new Map<number, Part>() };
  for (let i = 0; i < width * height; i++) {
    const cover = data[i * 3 + 2]!;
    if (cover === 0 || isFirm(i)) continue;
    const firm = around(i, FAR).filter(isFirm);
    const mixed = unmix(i, firm, of, apart);
    const place = mixed?.first ?? around(i, NEAR).find(isFirm);
    if (place !== undefined) for (const axis of [0, 1]) settled.data[i * 3 + axis] = of(place, axis) * cover;
    if (mixed) settled.others.set(i, { u: of(mixed.second, 0), v: of(mixed.second, 1), share: mixed.share });
  }
  return settled;
}

/** The two of `firm` on whose line `i` lies best, and the second's share of it. */
function unmix(i: number, firm: number[], of: (i: number, axis: number) => number, apart: number) {
  let best: { first: number; second: number; share: number } | undefined;
  let nearest = apart;
  firm.forEach((first, k) => {
    for (const second of firm.slice(k + 1)) {
      const [du, dv] = [of(second, 0) - of(first, 0), of(second, 1) - of(first, 1)];
      const [mu, mv] = [of(i, 0) - of(first, 0), of(i, 1) - of(first, 1)];
      const long = du * du + dv * dv;
      if (long < apart * apart) continue;
      const share = Math.min(1, Math.max(0, (mu * du + mv * dv) / long));
      const off = Math.hypot(mu - share * du, mv - share * dv);
      if (off < nearest) [best, nearest] = [{ first, second, share }, off];
    }
  });
  return best;
}

/**
 * Where a pixel lies between two parts of the rug, more than `apart` metres from each other (a fold's edge, a tuft before
 * another), its parts. There the colours are mixed: a place half-way between the two is neither.
 */
export function seamFinder(
  { width, height, data, others }: Settled,
  crop: Crop,
  apart: number,
): (x: number, y: number) => Part[] | undefined {
  const inside = (value: number, limit: number) => Math.min(limit - 1, Math.max(0, value));
  return (x, y) => {
    const sx = crop.left + ((x + 0.5) * crop.width) / crop.outWidth - 0.5;
    const sy = crop.top + ((y + 0.5) * crop.height) / crop.outHeight - 0.5;
    const [left, top] = [Math.floor(sx), Math.floor(sy)];
    const parts: Part[] = [];
    for (let k = 0; k < 4; k++) {
      const [right, down] = [k & 1, k >> 1];
      const i = inside(top + down, height) * width + inside(left + right, width);
      const cover = data[i * 3 + 2]!;
      if (cover === 0) continue;
      const weight = cover * (right ? sx - left : 1 - sx + left) * (down ? sy - top : 1 - sy + top);
      const other = others.get(i);
      parts.push({ u: data[i * 3]! / cover, v: data[i * 3 + 1]! / cover, share: weight * (1 - (other?.share ?? 0)) });
      if (other) parts.push({ ...other, share: weight * other.share });
    }
    return isSplit(parts, apart) ? parts : undefined;
  };
}

function isSplit(parts: Part[], apart: number): boolean {
  let [lowU, highU, lowV, highV] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { u, v } of parts) {
    [lowU, highU] = [Math.min(lowU, u), Math.max(highU, u)];
    [lowV, highV] = [Math.min(lowV, v), Math.max(highV, v)];
  }
  return highU - lowU > apart || highV - lowV > apart;
}
