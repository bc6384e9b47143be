import { expect, it } from "vitest";
import { CELLS, CHANNELS, GRID, INPUTS, KINDS, see } from "../../src/room-preview/engine/eyes.ts";
import { MASK } from "../../src/room-preview/engine/segment.ts";
import { crossValidate, report } from "./cross-validate.ts";
import { type Examples, examplesFrom, spreadBy } from "./examples.ts";
import { train } from "./train.ts";

const [FLOOR, BED] = [KINDS.indexOf("floor"), KINDS.indexOf("bed")];

function mask(top: number, bottom: number, quality = 0.9) {
  return { logits: new Float32Array(MASK * MASK).fill(-5).fill(5, top * MASK, bottom * MASK), quality };
}

it("a clear mask with named spots of one kind is all of that kind", () => {
  const spots = [
    { x: 0.5, y: 0.9, kind: FLOOR },
    { x: 0.5, y: 0.6, kind: BED },
  ];
  const rowsOf = (cells: Map<number, number>, kind: number) =>
    [...cells.values()].filter((value) => value === kind).length / GRID;
  const found = spreadBy([mask(128, 192), mask(192, 256)], spots);
  expect([rowsOf(found, FLOOR), rowsOf(found, BED)]).toEqual([16, 16]);
  expect(spreadBy([mask(128, 256), mask(192, 256, 0.5)], spots).size, "two kinds in one, and one that is doubted").toBe(0);
  expect(rowsOf(spreadBy([mask(192, 256), mask(140, 220)], spots), FLOOR), "where masks disagree").toBe(9);
});

/** Half of the channels are high where there is floor, below, and low where there is a bed. */
const FEATURES = Float32Array.from({ length: CHANNELS * CELLS }, (_, i) => {
  const isBelow = i % CELLS >= CELLS / 2;
  return Math.sin(i * 12.9898) + (Math.floor(i / CELLS) % 2 === 0 && isBelow ? 2 : 0);
});

function photo(home: string): Examples {
  const spots = (from: number) => Array.from({ length: 20 }, (_, i) => [0.05 * i, from + 0.02 * i]).flat();
  const points = { floor: spots(0.55), bed: spots(0.05) };
  return examplesFrom({ name: home, home, sha256: "", address: "", points }, FEATURES, []);
}

it("learns to tell floor from bed in homes it never saw", () => {
  const photos = ["a", "bb"].map(photo);
  expect(photos[0]!.inputs[0]!.length).toBe(INPUTS);
  const taken = crossValidate(photos, 2, 20);
  expect([taken[FLOOR]![FLOOR], taken[BED]![BED]]).toEqual([40, 40]);
  expect(report(taken)).toContain("floor and rugs: 100.0 % found");
  expect(train(photos, 1), "the same each time").toEqual(train(photos, 1));
});

it("the network that learned is read as the engine reads it", () => {
  const looks = see(FEATURES, train([photo("a"), photo("bb")], 20));
  const odds = (cell: number, kind: number) => looks[cell * KINDS.length + kind]!;
  expect([odds(CELLS - 70, FLOOR) > 0.5, odds(70, BED) > 0.5]).toEqual([true, true]);
});
