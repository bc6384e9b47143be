import { expect, test } from "vitest";
import { floorToPixel, type Camera } from "./camera.ts";
import { placeRug } from "./place-rug.ts";
import { rugCorners } from "./rug-plane.ts";

const camera: Camera = {
  focal: 900,
  cx: 640,
  cy: 480,
  down: [0, Math.cos(0.3), Math.sin(0.3)],
  u: [1, 0, 0],
  v: [0, -Math.sin(0.3), Math.cos(0.3)],
  height: 1.4,
};
const photo = { width: 1280, height: 960 };
const rug = { width: 1.6, length: 2.3 };

test("an empty floor takes the rug in the middle, whole", () => {
  const spot = placeRug(camera, photo, () => true, rug)!;
  expect(spot.visible).toBeGreaterThan(0.95);
  expect(Math.abs(spot.u)).toBeLessThan(0.3);
});

test("a rug keeps to the side that is bare", () => {
  const spot = placeRug(camera, photo, (x) => x > 760, rug)!;
  const xs = rugCorners(spot).map((corner) => floorToPixel(camera, corner)!.x);
  expect(xs.reduce((a, b) => a + b) / 4).toBeGreaterThan(760);
});

test("a floor with no room for a fifth of the rug has no spot", () => {
  expect(placeRug(camera, photo, () => false, rug)).toBeNull();
});
