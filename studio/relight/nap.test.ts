import { expect, test } from "vitest";
import { nap } from "./nap.ts";

const spread = (wide: number): number => {
  const seen = Array.from({ length: 400 }, (_, i) => nap(i * 3.7, i * 2.3, wide));
  return Math.max(...seen) - Math.min(...seen);
};

test("a pile takes no light away and gives none, and its tufts are lost in the distance", () => {
  const seen = Array.from({ length: 4000 }, (_, i) => nap((i % 63) * 17, i * 5.1, 2));
  expect(seen.reduce((sum, value) => sum + value, 0) / seen.length).toBeCloseTo(1, 1);
  expect(spread(12)).toBeLessThan(spread(1) / 2);
});
