import { expect, test } from "vitest";
import { exportWidth, isTiny, shrunk } from "./photo-size.ts";

test("a heavy photo keeps its shape and is never made larger", () => {
  expect(shrunk(8192, 6144)).toEqual({ width: 4096, height: 3072 });
  expect(shrunk(3000, 4000)).toEqual({ width: 3000, height: 4000 });
});

test("a thumbnail is too small to find a floor in, whichever way it lies", () => {
  expect(isTiny(200, 1000)).toBe(true);
  expect(isTiny(1000, 200)).toBe(true);
  expect(isTiny(640, 480)).toBe(false);
});

test("a picture is taken along as wide as its photo, up to 12 megapixels", () => {
  expect(exportWidth(2400, 1800)).toBe(2400);
  expect(exportWidth(4000, 3000)).toBe(4000);
  expect(exportWidth(8000, 6000)).toBe(4000);
  expect(exportWidth(3000, 9000)).toBe(2000);
});
