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

/** A part of some rows, from left to right. */
function box(left: number, right: number, top: number, bottom: number, facts: Partial<Candidate>): Candidate {
  const isWithin = (x: number, y: number) => x >= left && x < right && y >= top && y < bottom;
  const logits = Float32Array.from({ length: MASK * MASK }, (_, i) => (isWithin(i % MASK, Math.floor(i / MASK)) ? 5 : -5));
  return rows(top, bottom, { logits, area: ((right - left) * (bottom - top)) / (MASK * MASK), ...facts });
}

it("leaves out the shoe of somebody who stands there", () => {
  const around = box(0, 110, 160, 256, { bottom: 0.4 });
  const shoe = box(120, 145, 215, 230, { colour: [15, 1, 2] });
  const person = box(115, 145, 60, 230, { aboveHorizon: 0.4, drop: 0.5, quality: 0.6, colour: [20, 1, 2] });
  const isFloor = (masks: Candidate[]) => findFloor(masks, scene, 0.7)!.logits[220 * MASK + 130]! > 0;
  expect(isFloor([around, shoe]), "nothing says that it stands").toBe(true);
  expect(isFloor([around, shoe, person])).toBe(false);
});

it("takes the lower of two surfaces that are hardly one floor", () => {
  const sofa = (drop: number) => box(0, 150, 190, 256, { bottom: 0.6, drop, quality: 0.87, colour: [84, 3, -1] });
  const carpet = box(160, 256, 180, 256, { bottom: 0.3, drop: 1.5, colour: [50, 8, 22] });
  const at = (found: ReturnType<typeof findFloor>) => [200, 70].map((x) => found!.logits[220 * MASK + x]! > 0);
  const found = findFloor([sofa(1.38), carpet], scene, 0.7);
  expect(at(found)).toEqual([true, false]);
  expect(found!.isOneOfTwo, "asked about").toBe(true);
  const level = findFloor([sofa(1.48), carpet], scene, 0.7);
  expect([at(level), level!.isOneOfTwo], "a rug that is half hidden lies as low").toEqual([[true, true], undefined]);
});
