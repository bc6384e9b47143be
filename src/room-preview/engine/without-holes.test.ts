import { expect, test } from "vitest";
import { CELLS, FINER, GRID, KINDS } from "./eyes.ts";
import { type Floor, INSIDE, OUTSIDE } from "./find-floor.ts";
import { MASK } from "./segment.ts";
import { withoutHoles } from "./without-holes.ts";

const photo = { width: 1200, height: 1200 };
const FLOOR = KINDS.indexOf("floor");

/** The lower half of the photo is floor, but for these cells. */
function floorBut(isLeftOut: (x: number, y: number) => boolean): Floor {
  const logits = Float32Array.from({ length: MASK * MASK }, (_, cell) => {
    const [x, y] = [cell % MASK, Math.floor(cell / MASK)];
    return y >= MASK / 2 && !isLeftOut(x, y) ? INSIDE : OUTSIDE;
  });
  return { logits, surfaces: new Uint8Array(MASK * MASK), area: 0.5, drop: 1, quality: 1, looks: 1, rugs: [] };
}
/** Looks like floor in the lower half, but for one cell of the network's grid. */
function looksBut(left: number, top: number): Float32Array {
  const looks = new Float32Array(CELLS * KINDS.length);
  for (let cell = GRID ** 2 / 2; cell < CELLS; cell++) looks[cell * KINDS.length + FLOOR] = 1;
  looks[(top * GRID + left) * KINDS.length + FLOOR] = 0;
  return looks;
}
const holeAt = (floor: Floor, x: number, y: number) => floor.logits[y * MASK + x]! < 0;

test("an inlay, and the last line of the photo, are floor", () => {
  const floor = floorBut((x, y) => (x > 100 && x < 112 && y > 200 && y < 208) || y === MASK - 1);
  const whole = withoutHoles(floor, looksBut(0, GRID - 1), photo);
  expect(holeAt(whole, 105, 204)).toBe(false);
  expect(holeAt(whole, 128, MASK - 1)).toBe(false);
  expect(holeAt(whole, 105, 20), "the wall").toBe(true);
});

test("a leg, and what does not look like floor, stay out", () => {
  const isLeg = (x: number, y: number) => x > 100 && x < 103 && y > 200 && y < 212;
  expect(holeAt(withoutHoles(floorBut(isLeg), looksBut(0, GRID - 1), photo), 101, 204)).toBe(true);
  const [left, top] = [20, 50];
  const isThing = (x: number, y: number) => Math.floor(x / FINER) === left && Math.floor(y / FINER) === top;
  expect(holeAt(withoutHoles(floorBut(isThing), looksBut(left, top), photo), left * FINER + 1, top * FINER + 1)).toBe(true);
});
