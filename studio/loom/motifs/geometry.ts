import type { Point } from "../svg.ts";

/** A star of `points` points; `inner` is the depth of its notches, 0 to 1. */
export const star = (points: number, r: number, inner: number, turn = 0, squash = 1): Point[] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const a = turn + (i / (points * 2)) * 2 * Math.PI;
    const q = i % 2 ? r * inner : r;
    return [Math.cos(a) * q, Math.sin(a) * q * squash];
  });

export const polygon = (sides: number, r: number, turn = 0, squash = 1): Point[] =>
  Array.from({ length: sides }, (_, i) => {
    const a = turn + (i / sides) * 2 * Math.PI;
    return [Math.cos(a) * r, Math.sin(a) * r * squash];
  });

/** The notch depth of the star made of two squares. */
export const KHATAM = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);
