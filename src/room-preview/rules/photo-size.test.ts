import { expect, test } from "vitest";
import { isTiny, shrunk } from "./photo-size.ts";

test("a heavy photo keeps its shape and is never made larger", () => {
  expect(shrunk(8192, 6144)).toEqual({ width: 4096, height: 3072 });
  expect(shrunk(3000, 4000)).toEqual({ width: 3000, height: 4000 });
});

test("a thumbnail is too small to find a floor in, whichever way it lies", () => {
  expect(isTiny(200, 1000)).toBe(true);
  expect(isTiny(1000, 200)).toBe(true);
  expect(isTiny(640, 480)).toBe(false);
});
