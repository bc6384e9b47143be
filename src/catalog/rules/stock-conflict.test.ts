import { expect, it } from "vitest";
import { sentenceIn } from "../../platform/input-sentences.ts";
import { conflictsOf, settleStock, stockChanged } from "./stock-conflict.ts";

const now = new Map([
  ["5x8", 7],
  ["6x9", 4],
]);

it("finds what would undo another's change, and only that", () => {
  const conflicts = conflictsOf(
    [
      { size: "5x8", inventory: 12, was: 9 },
      { size: "6x9", inventory: 5, was: 4 },
      { size: "6x9", inventory: 4, was: 3 },
      { size: "5x8", inventory: 1 },
      { size: "8x10", inventory: 2, was: 0 },
    ],
    now,
  );
  expect(conflicts).toEqual([{ size: "5x8", was: 9, inventory: 7 }]);
  expect(sentenceIn("en", stockChanged(conflicts))).toBe("Stock of 5x8 is 7 now, not 9: it was sold or changed meanwhile.");
});

it("goes on from the new number, or leaves the size alone", () => {
  const lines = [
    { size: "5x8", inventory: 12, was: 9 },
    { size: "6x9", inventory: 5, was: 4 },
  ];
  const conflicts = [{ size: "5x8", was: 9, inventory: 7 }];
  expect(settleStock(lines, conflicts, true)).toEqual([{ size: "5x8", inventory: 12, was: 7 }, lines[1]]);
  expect(settleStock(lines, conflicts, false)).toEqual([lines[1]]);
});
