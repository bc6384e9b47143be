import { expect, it } from "vitest";
import { CELLS, CHANNELS, flatness, GRID, HIDDEN, INPUTS, KINDS, looksOver, see, WEIGHTS } from "./eyes.ts";
import { MASK } from "./segment.ts";

const [FLOOR, WALL] = [KINDS.indexOf("floor"), KINDS.indexOf("wall")];
const at = (looks: Float32Array, cell: number, kind: number) => looks[cell * KINDS.length + kind]!;

/** One hidden unit listens to one input; so much of it speaks for floor, and nothing at all for wall. */
function weightsFor(input: number): Float32Array {
  const weights = new Float32Array(WEIGHTS);
  weights[1 + input] = 1;
  const second = (INPUTS + 1) * HIDDEN;
  weights[second + FLOOR * (HIDDEN + 1) + 1] = 4;
  weights[second + WALL * (HIDDEN + 1)] = 2;
  return weights;
}

it("tells each cell by the encoder's features of it", () => {
  const features = new Float32Array(CHANNELS * CELLS);
  features[7 * CELLS + 70] = 1;
  const looks = see(features, weightsFor(7));
  expect(at(looks, 70, FLOOR)).toBeGreaterThan(0.8);
  expect(at(looks, 71, WALL)).toBeCloseTo(Math.exp(2) / (Math.exp(2) + KINDS.length - 1), 5);
  for (const cell of [0, 70, CELLS - 1]) {
    expect(looks.subarray(cell * KINDS.length, (cell + 1) * KINDS.length).reduce((sum, odds) => sum + odds, 0)).toBeCloseTo(1, 5);
  }
});

it("by what is around it, up to three cells away and within the photo", () => {
  const [row, column] = [20, 2];
  const features = new Float32Array(CHANNELS * CELLS);
  for (let x = 0; x < GRID; x++) features[7 * CELLS + row * GRID + x] = 6;
  features[7 * CELLS + (row + 1) * GRID + column + 4] = 5;
  const looks = see(features, weightsFor(CHANNELS + 7));
  const alone = (value: number) => Math.exp(value) / (Math.exp(value) + Math.exp(2) + KINDS.length - 2);
  expect(at(looks, (row - 3) * GRID + column, FLOOR), "one of seven rows").toBeCloseTo(alone((4 * 6) / 7), 5);
  expect(at(looks, (row - 4) * GRID + column, FLOOR)).toBeCloseTo(alone(0), 5);
  expect(at(looks, row * GRID + column + 1, FLOOR), "one cell more of the 49").toBeCloseTo(alone((4 * (7 * 6 + 5)) / 49), 5);
});

it("and by its place: further down, floor is likelier", () => {
  const looks = see(new Float32Array(CHANNELS * CELLS), weightsFor(2 * CHANNELS));
  expect(at(looks, CELLS - 1, FLOOR)).toBeGreaterThan(at(looks, 0, FLOOR) + 0.3);
});

it("a mask looks like its cells together", () => {
  const looks = new Float32Array(CELLS * KINDS.length);
  looks[(3 * GRID + 5) * KINDS.length + FLOOR] = 1;
  looks[(3 * GRID + 6) * KINDS.length + KINDS.indexOf("rug")] = 0.5;
  const finer = MASK / GRID;
  const cell = (x: number, y: number) => y * finer * MASK + x * finer + 1;
  expect(flatness(looksOver(looks, [cell(5, 3)]))).toBe(1);
  expect(flatness(looksOver(looks, [cell(5, 3), cell(6, 3), cell(7, 3), cell(5, 4)]))).toBeCloseTo(1.5 / 4, 6);
});
