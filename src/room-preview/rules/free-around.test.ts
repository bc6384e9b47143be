import { expect, test } from "vitest";
import { cameraLookingDown } from "../testing/camera.ts";
import { pixelToFloor } from "./camera.ts";
import { freeAround } from "./free-around.ts";

const camera = cameraLookingDown(0.5, { focal: 900, cx: 640, cy: 480, height: 1.5 });
const photo = { width: 1280, height: 960 };
const rug = { u: 0, v: 3, angle: 0, width: 1, length: 1.4 };

test("the floor that stays free is told in centimetres", () => {
  const walls = (x: number, y: number) => Math.abs(pixelToFloor(camera, { x, y })?.u ?? 9) < 0.9;
  expect(freeAround(camera, photo, () => true, rug)).toBeGreaterThan(60);
  expect(freeAround(camera, photo, walls, rug)).toBeGreaterThanOrEqual(30);
  expect(freeAround(camera, photo, walls, rug)).toBeLessThanOrEqual(45);
  expect(freeAround(camera, photo, () => false, rug)).toBe(0);
});
