import { expect, it } from "vitest";
import { type Kind, KINDS } from "./eyes.ts";
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

/** So likely each kind; what is left is anything else. */
function looks(kinds: Partial<Record<Kind, number>>): Float32Array {
  const odds = Float32Array.from(KINDS, (kind) => kinds[kind] ?? 0);
  odds[KINDS.indexOf("other")] = 1 - odds.reduce((sum, value) => sum + value, 0);
  return odds;
}
const [FLOOR, SEAT, BED] = [looks({ floor: 0.95 }), looks({ floor: 0.05, seat: 0.8 }), looks({ floor: 0.05, bed: 0.8 })];

/** Rows of the photo from top to bottom, with what speaks for them being floor. */
function rows(top: number, bottom: number, facts: Partial<Candidate>): Candidate {
  const logits = new Float32Array(MASK * MASK).fill(-5).fill(5, top * MASK, bottom * MASK);
  const area = (bottom - top) / MASK;
  return { logits, area, quality: 0.95, aboveHorizon: 0, bottom: 0.05, drop: 1.4, colour: [60, 2, 10], looks: FLOOR, ...facts };
}

const floor = rows(170, 190, {});
const isInside = (found: ReturnType<typeof findFloor>, row: number) => found!.logits[row * MASK + 9]! > 0;

it("takes the floor behind a sofa that fills the foreground, at whatever level depth puts it", () => {
  for (const drop of [1.1, 1.4]) {
    const sofa = rows(190, 256, { bottom: 0.9, drop, colour: [40, 1, 5], looks: SEAT });
    const found = findFloor([floor, sofa], scene, 0.7);
    expect([isInside(found, 180), isInside(found, 220)]).toEqual([true, false]);
  }
});

it("takes the floor behind a table so near that it hides almost all", () => {
  const table = rows(190, 256, { bottom: 0.9, drop: 0.6, looks: looks({ table: 0.7 }) });
  const found = findFloor([rows(180, 189, { drop: 0.9 }), table], scene, 0.7);
  expect([isInside(found, 185), isInside(found, 220)]).toEqual([true, false]);
});

it("finds no floor in a mask sprinkled over a bed, but the floor beyond it", () => {
  const logits = Float32Array.from({ length: MASK * MASK }, (_, cell) => (cell > 160 * MASK && cell % 3 === 0 ? 5 : -5));
  const sprinkled = rows(160, 256, { logits, bottom: 0.7, quality: 0.74, looks: BED });
  const thrown = rows(180, 240, { bottom: 0.2, drop: 1.45, colour: [82, 1, 2], looks: BED });
  expect(findFloor([sprinkled, thrown], scene, 0.7)).toBeNull();
  const found = findFloor([sprinkled, thrown, rows(150, 165, {})], scene, 0.7);
  expect([isInside(found, 155), isInside(found, 200)]).toEqual([true, false]);
});

it("sees a lens so low that its floor is a seat, unless it plainly looks like floor in a room", () => {
  const low = (odds: number) => rows(170, 256, { drop: 0.6, looks: looks({ floor: odds }) });
  expect(findFloor([low(0.8)], scene, 0.7)).toBeNull();
  expect(findFloor([low(0.95)], scene, 0.7)).not.toBeNull();
  expect(findFloor([low(0.95)], scene, 0.4), "outdoors, where few edges agree").toBeNull();
  expect(findFloor([low(0.97)], scene, 0.4), "like nothing but floor").not.toBeNull();
  const lawn = rows(170, 256, { drop: 0.2, looks: looks({ floor: 0.99 }) });
  expect(findFloor([lawn], scene, 0.9), "a lawn, as far as depth can tell at dusk").toBeNull();
});

it("counts as floor what looks so, whatever depth says, and nothing else that lies level", () => {
  const isPart = (facts: Partial<Candidate>) => isInside(findFloor([floor, rows(200, 230, facts)], scene, 0.7), 210);
  expect(isPart({ drop: 1 })).toBe(true);
  expect(isPart({ drop: 1.4, looks: looks({ floor: 0.65, table: 0.3 }) }), "a tablecloth").toBe(false);
  expect(isPart({ drop: 1.4, looks: looks({ rug: 0.4, bed: 0.6 }) }), "a quilt like a rug").toBe(false);
  expect(isPart({ drop: 1.4, looks: looks({ rug: 0.8, bed: 0.2 }) }), "a rug like a quilt").toBe(true);
});

it("counts an unclear mask as floor only where it plainly looks so", () => {
  const isPart = (odds: number) =>
    isInside(findFloor([floor, rows(200, 230, { quality: 0.6, looks: looks({ floor: odds }) })], scene, 0.7), 210);
  expect([0.95, 0.85].map(isPart)).toEqual([true, false]);
});

/** A part of some rows, from left to right. */
function box(left: number, right: number, top: number, bottom: number, facts: Partial<Candidate>): Candidate {
  const isWithin = (x: number, y: number) => x >= left && x < right && y >= top && y < bottom;
  const logits = Float32Array.from({ length: MASK * MASK }, (_, i) => (isWithin(i % MASK, Math.floor(i / MASK)) ? 5 : -5));
  return rows(top, bottom, { logits, area: ((right - left) * (bottom - top)) / (MASK * MASK), ...facts });
}

it("leaves out the shoe of somebody who stands there, and wall of the floor's colour beyond a table", () => {
  const around = box(0, 110, 160, 256, { bottom: 0.4 });
  const isFloor = (odds: Float32Array) => {
    const found = findFloor([around, box(120, 145, 215, 230, { looks: odds })], scene, 0.7);
    return found!.logits[220 * MASK + 130]! > 0;
  };
  expect([FLOOR, looks({ person: 0.8 }), looks({ wall: 0.9 })].map(isFloor)).toEqual([true, false, false]);
});

it("takes the carpet and not the sofa's back beside it", () => {
  const sofa = box(0, 150, 190, 256, { bottom: 0.6, drop: 1.48, quality: 0.87, colour: [84, 3, -1], looks: SEAT });
  const carpet = box(160, 256, 180, 256, { bottom: 0.3, drop: 1.5, colour: [50, 8, 22], looks: looks({ rug: 0.6, floor: 0.2 }) });
  const found = findFloor([sofa, carpet], scene, 0.7);
  expect([200, 70].map((x) => found!.logits[220 * MASK + x]! > 0)).toEqual([true, false]);
});
