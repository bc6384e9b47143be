import { expect, it } from "vitest";
import { sortSizes } from "./sort-sizes.ts";

it("puts the collection's sizes first, in its order, then the rest by area", () => {
  const sizes = ["9x12", "2x3", "5x8", "4x6", "8x10"].map((size) => ({ size }));
  expect(sortSizes(sizes, ["8x10", "5x8"]).map(({ size }) => size)).toEqual(["8x10", "5x8", "2x3", "4x6", "9x12"]);
});
