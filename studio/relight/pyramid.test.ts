import { expect, test } from "vitest";
import { buildPyramid } from "./pyramid.ts";
import { LINEAR } from "./tone.ts";

/** One colour as the film takes it: red, green and blue light. */
function taken(rgb: [number, number, number], ivory: number): number[] {
  const raster = { width: 2, height: 2, channels: 3 as const, data: Uint8Array.from([...rgb, ...rgb, ...rgb, ...rgb]) };
  return Array.from(buildPyramid(raster, { gain: 1, fade: 0.1, ivory })[0]!.data.subarray(0, 3));
}

test("ivory wool keeps its warmth for the film's shoulder to take; pure dyes and black are left as they are", () => {
  const warmth = ([r, , b]: number[]) => r! - b!;
  expect(warmth(taken([239, 233, 220], 1.2))).toBeGreaterThan(warmth(taken([239, 233, 220], 0)) * 1.6);
  for (const dye of [
    [231, 185, 79],
    [160, 20, 30],
    [0, 0, 0],
  ] as [number, number, number][])
    taken(dye, 1.2).forEach((light, i) => expect(light).toBeCloseTo(taken(dye, 0)[i]!, 1));
  expect(taken([0, 0, 0], 1.2)).toEqual([0, 0, 0]);
  expect(taken([255, 255, 255], 1.2)[0]).toBeCloseTo(LINEAR[255]!, 5);
});
