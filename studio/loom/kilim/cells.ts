import type { Knots, Yarns } from "../knots.ts";
import { rgb } from "../colour.ts";

/** A kilim is counted, not drawn: a grid of cells, one yarn number each. */
export interface Cells {
  width: number;
  height: number;
  yarn: Uint8Array;
}

/** Knots along one side of a cell. */
export const CELL = 5;

export const cells = (width: number, height: number): Cells => ({
  width,
  height,
  yarn: new Uint8Array(width * height),
});

export const cellAt = (c: Cells, x: number, y: number): number | undefined =>
  x >= 0 && y >= 0 && x < c.width && y < c.height ? c.yarn[y * c.width + x] : undefined;

export function put(c: Cells, x: number, y: number, yarn: number) {
  if (x >= 0 && y >= 0 && x < c.width && y < c.height) c.yarn[y * c.width + x] = yarn;
}

/** Yarn numbers for the letters of a sprite; letters without one stay ground. */
export type Ink = Record<string, number>;

export function stamp(c: Cells, sprite: readonly string[], cx: number, cy: number, ink: Ink) {
  const top = cy - Math.floor(sprite.length / 2);
  for (const [j, row] of sprite.entries()) {
    const left = cx - Math.floor(row.length / 2);
    for (const [i, letter] of row.split("").entries()) {
      const yarn = ink[letter];
      if (yarn !== undefined) put(c, left + i, top + j, yarn);
    }
  }
}

/** Is a square around a cell nothing but this yarn? */
export function isFree(c: Cells, cx: number, cy: number, reach: number, ground: number): boolean {
  for (let y = cy - reach; y <= cy + reach; y++)
    for (let x = cx - reach; x <= cx + reach; x++) if (cellAt(c, x, y) !== ground) return false;
  return true;
}

/** Cells to knots: every cell is a small square of weft. */
export function cellsToKnots(c: Cells, yarns: Yarns): Knots {
  const width = c.width * CELL;
  const height = c.height * CELL;
  const yarn = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) yarn[y * width + x] = c.yarn[Math.floor(y / CELL) * c.width + Math.floor(x / CELL)]!;
  return { width, height, yarn, names: Object.keys(yarns), colours: Object.values(yarns).map(rgb) };
}
