import { expect, test } from "vitest";
import { buildPyramid, gatherStretched } from "./pyramid.ts";
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

test("yarn that lights its neighbours: pale pile becomes brighter than beside grey, dark pile darker, grey stays", () => {
  const light = (byte: number, between: number) => {
    const raster = { width: 1, height: 1, channels: 3 as const, data: Uint8Array.of(byte, byte, byte) };
    return buildPyramid(raster, { gain: 1, fade: 0, between })[0]!.data[0]!;
  };
  expect(light(240, 0.5)).toBeGreaterThan(light(240, 0) * 1.3);
  expect(light(30, 0.5)).toBeLessThan(light(30, 0) * 0.85);
  expect(light(170, 0.5)).toBeCloseTo(light(170, 0), 1);
});

test("a thin line far away is as dark wherever it falls between the pixels: it never breaks into dots", () => {
  const size = 64;
  const data = Uint8Array.from({ length: size * size * 3 }, (_, i) => ([30, 31].includes(Math.floor(i / 3) % size) ? 0 : 255));
  const pyramid = buildPyramid({ width: size, height: size, channels: 3, data }, { gain: 1, fade: 0 });
  const darkness = [0, 0.25, 0.5, 0.75].map((shift) => {
    let sum = 0;
    for (let x = 2 + shift * 3; x < size; x += 3) {
      const colour = new Float32Array(4);
      gatherStretched(pyramid, x, 32, [3, 0, 0, 7], colour);
      if (x > 15 && x < 50) sum += 1 - colour[0]! / colour[3]!;
    }
    return sum;
  });
  expect(Math.max(...darkness) / Math.min(...darkness)).toBeLessThan(1.12);
});
