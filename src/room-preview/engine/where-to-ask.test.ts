import { expect, it } from "vitest";
import { CELLS, GRID, KINDS } from "./eyes.ts";
import { MASK, type Mask } from "./segment.ts";
import { mayBeFloor, missedFloor, pointGrid } from "./where-to-ask.ts";

/** Floor where `isFloor` says so, wall elsewhere. */
function looksWhere(isFloor: (x: number, y: number) => boolean): Float32Array {
  const looks = new Float32Array(CELLS * KINDS.length);
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = isFloor(cell % GRID, Math.floor(cell / GRID)) ? "floor" : "wall";
    looks[cell * KINDS.length + KINDS.indexOf(kind)] = 1;
  }
  return looks;
}

/** A clear mask of the photo's columns from `left` to `right`, as shares. */
function columns(left: number, right: number, quality = 0.95): Mask {
  const isInside = (cell: number) => cell % MASK >= left * MASK && cell % MASK < right * MASK;
  return { quality, logits: Float32Array.from({ length: MASK * MASK }, (_, cell) => (isInside(cell) ? 5 : -5)) };
}

it("asks nowhere where nothing around looks like floor", () => {
  const looks = looksWhere((x, y) => x < 20 && y > 40);
  const asked = pointGrid(0.5).filter((spot) => mayBeFloor(looks, spot));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ x, y }) => x < 21 / GRID && y > 40 / GRID)).toBe(true);
  expect(mayBeFloor(looks, { x: 20.5 / GRID, y: 0.9 }), "right beside it").toBe(true);
  expect(mayBeFloor(looks, { x: 0.999, y: 0.999 }), "in the corner").toBe(false);
});

it("finds the strip of floor that no mask has, and asks in its middle", () => {
  const looks = looksWhere((x, y) => y > 40 && (x < 20 || (x >= 40 && x < 44)));
  const [spot, ...others] = missedFloor(looks, [columns(0, 20 / GRID)]);
  expect(others).toEqual([]);
  expect(spot!.x).toBeCloseTo(42 / GRID, 1);
  expect(spot!.y).toBeGreaterThan(41 / GRID);
});

it("a photo of nothing but floor is asked about once", () => {
  expect(
    missedFloor(
      looksWhere(() => true),
      [],
    ),
  ).toHaveLength(1);
});

it("a doubtful mask does not count as found, a speck is not asked about", () => {
  const looks = looksWhere((x, y) => (y > 40 && x < 20) || (y > 60 && x > 61));
  expect(missedFloor(looks, [columns(0, 0.5, 0.6)])).toHaveLength(1);
  expect(missedFloor(looks, [columns(0, 0.5)])).toEqual([]);
});
