import { expect, test } from "vitest";
import { evenOut } from "./even-out.ts";

test("a single pixel that differs goes, the edge between two yarns stays", () => {
  const size = 9;
  const plane = Float32Array.from({ length: size * size }, (_, i) => (i % size < 4 ? 1 : 3));
  const speckled = plane.slice();
  speckled[4 * size + 1] = 9;
  expect(evenOut(speckled, size, 1)).toEqual(plane);
});
