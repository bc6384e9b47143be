import { expect, test } from "vitest";
import { seamFinder, settle } from "./seams.ts";

/** Two template pixels side by side, both all rug, `apart` metres from each other; four of the picture between them. */
const pair = (apart: number) => ({
  width: 2,
  height: 1,
  data: Float32Array.of(0.1, 0.2, 1, 0.1 + apart, 0.2, 1),
  others: new Map(),
});
const crop = { left: 0, top: 0, width: 2, height: 1, outWidth: 4, outHeight: 1 };

test("a pixel between two parts of the rug gets both places, each with its share", () => {
  const parts = seamFinder(pair(0.5), crop, 0.04)(1, 0)!;
  const of = (u: number) => parts.filter((part) => Math.abs(part.u - u) < 1e-6).reduce((sum, { share }) => sum + share, 0);
  expect(of(0.1)).toBeCloseTo(0.75);
  expect(of(0.6)).toBeCloseTo(0.25);
});

test("where the rug goes on there is no seam, and where it ends there is none either", () => {
  expect(seamFinder(pair(0.01), crop, 0.04)(1, 0)).toBeUndefined();
  const edge = { ...pair(0.5), data: Float32Array.of(0.1, 0.2, 1, 0, 0, 0) };
  expect(seamFinder(edge, crop, 0.04)(1, 0)).toBeUndefined();
});

test("a pixel in which the renderer mixed two parts is parted again; a slope stays as it is", () => {
  const row = (mixed: number) => [0.1, 0.1, 0.1, mixed, 0.9, 0.9, 0.9];
  const us = [row(0.5), row(0.3), row(0.74), row(0.58)].flat();
  const { data, others } = settle({ width: 7, height: 4, data: Float32Array.from(us.flatMap((u) => [u, 0.2, 1])) }, 0.04, 0.02);
  const places = us.map((_, i) => data[i * 3]!);
  places.forEach((u) => expect(Math.min(Math.abs(u - 0.1), Math.abs(u - 0.9))).toBeLessThan(1e-6));
  const again = us.map((_, i) => {
    const other = others.get(i);
    return other ? places[i]! * (1 - other.share) + other.u * other.share : places[i]!;
  });
  again.forEach((u, i) => expect(u).toBeCloseTo(us[i]!, 5));
  const slope = Float32Array.from(us.flatMap((_, i) => [(i % 7) * 0.015, 0.2, 1]));
  expect(settle({ width: 7, height: 4, data: slope }, 0.04, 0.02).data).toEqual(slope);
});
