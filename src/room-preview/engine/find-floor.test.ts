import { expect, it } from "vitest";
import { findFloor } from "./find-floor.ts";
import type { Candidate } from "./floor-candidates.ts";
import { MASK } from "./segment.ts";

const [width, height] = [1280, 960];
const scene = {
  camera: {
    focal: 960,
    cx: 640,
    cy: 480,
    down: [0, Math.cos(0.3), Math.sin(0.3)] as [number, number, number],
    u: [1, 0, 0] as [number, number, number],
    v: [0, -Math.sin(0.3), Math.cos(0.3)] as [number, number, number],
  },
  width,
  height,
  drop: new Float32Array(MASK * MASK),
  lab: new Float32Array(MASK * MASK * 3),
};

/** Rows of the photo from top to bottom, with what speaks for them being floor. */
function rows(top: number, bottom: number, facts: Partial<Candidate>): Candidate {
  const logits = new Float32Array(MASK * MASK).fill(-5).fill(5, top * MASK, bottom * MASK);
  const area = (bottom - top) / MASK;
  return { logits, area, quality: 0.95, aboveHorizon: 0, bottom: 0.05, drop: 1.4, colour: [60, 2, 10], ...facts };
}

const floor = rows(170, 190, {});
const isInside = (found: ReturnType<typeof findFloor>, row: number) => found!.logits[row * MASK + 9]! > 0;

it("takes the floor behind a sofa that fills the foreground", () => {
  const sofa = rows(190, 256, { bottom: 0.9, drop: 1.1, colour: [40, 1, 5] });
  const found = findFloor([floor, sofa], scene, 0.7);
  expect([isInside(found, 180), isInside(found, 220)]).toEqual([true, false]);
});

it("takes the floor behind a table so near that it hides almost all", () => {
  const [little, table] = [rows(180, 189, { drop: 0.9 }), rows(190, 256, { bottom: 0.9, drop: 0.6 })];
  const found = findFloor([little, table], scene, 0.7);
  expect([isInside(found, 185), isInside(found, 220)]).toEqual([true, false]);
  expect(findFloor([little, table], scene, 0.4), "outdoors, where few edges agree").toBeNull();
});

it("finds no floor in a ragged mask the network itself doubts", () => {
  const logits = Float32Array.from({ length: MASK * MASK }, (_, cell) => (cell > 160 * MASK && cell % 3 === 0 ? 5 : -5));
  const sprinkled = rows(160, 256, { logits, bottom: 0.7 });
  expect(findFloor([{ ...sprinkled, quality: 0.74 }], scene, 0.7)).toBeNull();
  expect(findFloor([{ ...sprinkled, quality: 0.9 }], scene, 0.7)).not.toBeNull();
});

it("takes the floor beyond a bed whose throw depth takes for floor", () => {
  const logits = Float32Array.from({ length: MASK * MASK }, (_, cell) => (cell > 160 * MASK && cell % 3 === 0 ? 5 : -5));
  const sprinkled = rows(160, 256, { logits, bottom: 0.7, quality: 0.74 });
  const [behind, thrown] = [rows(150, 165, {}), rows(180, 240, { bottom: 0.2, drop: 1.45, colour: [82, 1, 2] })];
  const found = findFloor([sprinkled, thrown, behind], scene, 0.7);
  expect([isInside(found, 155), isInside(found, 200)]).toEqual([true, false]);
  expect(found!.beyondBed, "asked about").toBe(true);
  expect(findFloor([sprinkled, thrown, behind], scene, 0.4), "where few edges agree").toBeNull();
});
