import { expect, it } from "vitest";
import { CELLS, FINER, GRID, KINDS } from "./eyes.ts";
import type { Floor } from "./find-floor.ts";
import { MASK } from "./segment.ts";
import { withoutStanding } from "./without-standing.ts";

const at = (column: number, row: number) => row * FINER * MASK + column * FINER;

/** The lower half of the photo. */
const floor: Floor = {
  logits: new Float32Array(MASK * MASK).fill(-20).fill(5, (MASK * MASK) / 2),
  surfaces: new Uint8Array(MASK * MASK).fill(1, (MASK * MASK) / 2),
  area: 0.5,
  drop: 1.4,
  quality: 0.9,
  looks: 0.9,
  rugs: [],
};

/** All floor, but for a square of cells that looks so much like it. */
function looks(square: number, flat: number): Float32Array {
  const all = new Float32Array(CELLS * KINDS.length);
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [cell % GRID, Math.floor(cell / GRID)];
    all[cell * KINDS.length] = x >= 20 && x < 20 + square && y >= 40 && y < 40 + square ? flat : 1;
  }
  return all;
}

it("what stands well inside the floor is no part of it, its rim is left to the masks", () => {
  const found = withoutStanding(floor, looks(5, 0.02))!;
  expect([found.logits[at(22, 42)]! > 0, found.surfaces[at(22, 42)]]).toEqual([false, 0]);
  expect([found.logits[at(20, 42)]! > 0, found.logits[at(19, 42)]! > 0, found.surfaces[at(20, 42)]]).toEqual([true, true, 1]);
  expect(found.area).toBeCloseTo(0.5 - 9 / CELLS, 6);
});

it("what may be floor, or is no larger than a cell or two, stays", () => {
  expect(withoutStanding(floor, looks(5, 0.3))!.area).toBe(0.5);
  expect(withoutStanding(floor, looks(2, 0))!.area).toBe(0.5);
  expect(withoutStanding(null, looks(5, 0))).toBeNull();
});

it("a clear mask of something that stands is left out by its outline, but for what looks like floor in it", () => {
  const legs = looks(2, 0);
  const cells = Array.from({ length: 8 }, (_, row) => Array.from({ length: 9 }, (_, x) => at(20, 40) + row * MASK + x)).flat();
  const chair = { logits: new Float32Array(), quality: 0.9, cells };
  const found = withoutStanding(floor, legs, [chair])!;
  expect([found.logits[at(20, 40)]! > 0, found.logits[at(21, 41)]! > 0, found.logits[at(22, 40)]! > 0]).toEqual([
    false,
    false,
    true,
  ]);
  expect(withoutStanding(floor, legs, [{ ...chair, quality: 0.6 }])!.area, "an unclear one").toBe(0.5);
});
