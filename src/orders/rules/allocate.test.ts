import { expect, it } from "vitest";
import { allocate } from "./allocate.ts";

it("the parts add up to the whole, whatever the weights", () => {
  for (const [amount, weights] of [
    [100, [1, 1, 1]],
    [-999, [3, 7]],
    [7, [0, 0]],
    [841_050_000, [295_000_000, 890_000_000, 1]],
  ] as const) {
    const parts = allocate(amount, weights);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    expect(parts.every(Number.isInteger)).toBe(true);
  }
  expect(allocate(100, [1, 3])).toEqual([25, 75]);
});
