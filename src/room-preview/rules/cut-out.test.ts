import { expect, test } from "vitest";
import { cutOut } from "./cut-out.ts";

const picture = (width: number, height: number, at: (x: number, y: number) => number[]) => {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) rgba.set(at(i % width, Math.floor(i / width)), i * 4);
  return { width, height, rgba };
};

test("a rug on pale paper is cut to its edge and keeps its own pale middle", () => {
  const inside = (v: number, from: number, to: number) => v >= from && v < to;
  const cut = cutOut(
    picture(20, 30, (x, y) => {
      if (inside(x, 8, 12) && inside(y, 12, 18)) return [250, 250, 250, 255];
      return inside(x, 3, 17) && inside(y, 4, 26) ? [120, 20, 20, 255] : [248, 246, 244, 255];
    }),
  );
  expect([cut.width, cut.height]).toEqual([14, 22]);
  expect(cut.rgba[(10 * 14 + 6) * 4 + 3]).toBe(255);
});

test("a rug that fills its picture stays whole, however pale", () => {
  const cut = cutOut(picture(10, 12, (x) => (x % 3 ? [240, 235, 220, 255] : [150, 120, 90, 255])));
  expect([cut.width, cut.height]).toEqual([10, 12]);
});

test("a see-through margin goes too", () => {
  const cut = cutOut(picture(10, 10, (x) => [90, 60, 30, x < 4 ? 0 : 255]));
  expect(cut.width).toBe(6);
});
