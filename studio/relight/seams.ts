import type { Place } from "./place-codec.ts";
import type { Crop } from "./resample.ts";

/** One of the four pixels of a template that a pixel of the picture lies between: its place in metres, and its share. */
export interface Part {
  u: number;
  v: number;
  share: number;
}

const AROUND = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * The renderer mixes places where two parts meet in one pixel, and the mixture may lie anywhere on the rug. Such a pixel
 * has hardly a neighbour within half of `apart`: it takes the place of the first that has.
 */
export function settle({ width, height, data }: Place, apart: number): Place {
  const of = (i: number, axis: number) => data[i * 3 + axis]! / data[i * 3 + 2]!;
  const isNear = (i: number, j: number) => [0, 1].every((axis) => Math.abs(of(i, axis) - of(j, axis)) < apart / 2);
  const isFirm = (i: number) => near(i).filter((j) => isNear(i, j)).length > 2;
  const near = (i: number) =>
    AROUND.map(([dx, dy]) => [(i % width) + dx, Math.floor(i / width) + dy] as const)
      .filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)
      .map(([x, y]) => y * width + x)
      .filter((j) => data[j * 3 + 2]! > 0);
  const out = data.slice();
  for (let i = 0; i < width * height; i++) {
    const cover = data[i * 3 + 2]!;
    if (cover === 0 || isFirm(i)) continue;
    const firm = near(i).find(isFirm);
    if (firm !== undefined) for (const axis of [0, 1]) out[i * 3 + axis] = of(firm, axis) * cover;
  }
  return { width, height, data: out };
}

/**
 * Where a pixel lies between two parts of the rug, more than `apart` metres from each other (a fold's edge, a tuft before
 * another), its parts. There the colours are mixed: a place half-way between the two is neither.
 */
export function seamFinder(
  { width, height, data }: Place,
  crop: Crop,
  apart: number,
): (x: number, y: number) => Part[] | undefined {
  const parts: Part[] = [0, 1, 2, 3].map(() => ({ u: 0, v: 0, share: 0 }));
  const inside = (value: number, limit: number) => Math.min(limit - 1, Math.max(0, value));
  return (x, y) => {
    const sx = crop.left + ((x + 0.5) * crop.width) / crop.outWidth - 0.5;
    const sy = crop.top + ((y + 0.5) * crop.height) / crop.outHeight - 0.5;
    const [left, top] = [Math.floor(sx), Math.floor(sy)];
    let [lowU, highU, lowV, highV] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let k = 0; k < 4; k++) {
      const [right, down] = [k & 1, k >> 1];
      const at = (inside(top + down, height) * width + inside(left + right, width)) * 3;
      const cover = data[at + 2]!;
      const part = parts[k]!;
      part.share = cover * (right ? sx - left : 1 - sx + left) * (down ? sy - top : 1 - sy + top);
      if (cover === 0) continue;
      part.u = data[at]! / cover;
      part.v = data[at + 1]! / cover;
      [lowU, highU] = [Math.min(lowU, part.u), Math.max(highU, part.u)];
      [lowV, highV] = [Math.min(lowV, part.v), Math.max(highV, part.v)];
    }
    return highU - lowU > apart || highV - lowV > apart ? parts : undefined;
  };
}
