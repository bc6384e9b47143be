import { expect, it } from "vitest";
import { paintAfter, pictureWidth } from "./paint-pace.ts";

it("cards are painted as wide as they are seen, in steps", () =>
  expect([0, 100, 330, 361, 716, 1400].map(pictureWidth)).toEqual([120, 120, 360, 480, 720, 720]));

it("a still page is painted at once, a scrolled one when it stops, and now and then before", () => {
  expect(paintAfter(5000, -Infinity, -Infinity)).toBe(0);
  expect(paintAfter(5000, 4000, 4990)).toBe(0);
  expect(paintAfter(5000, 4990, 4900), "just scrolled and painted").toBe(110);
  expect(paintAfter(5000, 5000, 4450), "scrolled for long").toBe(50);
  expect(paintAfter(5000, 5000, 4300)).toBe(0);
});
