import { expect, it } from "vitest";
import { slowdown } from "./slowdown.ts";

it("grows with the guesses and has an end", () => {
  expect([0, 99, 100, 124, 125, 150, 225, 1e9].map(slowdown)).toEqual([0, 0, 250, 250, 500, 1000, 8000, 8000]);
});
