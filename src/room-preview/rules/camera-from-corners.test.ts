import { expect, it } from "vitest";
import { type Camera, cross, floorToPixel, pixelToFloor, unit } from "./camera.ts";
import { cameraFromCorners, type Corners } from "./camera-from-corners.ts";
import { lengthOnFloor, rescaled } from "./scale.ts";

const down = unit([0.03, 0.95, 0.3]);
const v = unit(cross(cross(down, unit([0.35, 0, 1])), down));
const camera: Camera = { focal: 960, cx: 640, cy: 480, down, u: cross(v, down), v, height: 1.3 };
const seen = (u: number, w: number) => floorToPixel(camera, { u, v: w })!;
const corners: Corners = [seen(-1, 2), seen(1.2, 2), seen(1.2, 4.5), seen(-1, 4.5)];

it("finds the camera that sees four floor corners as a rectangle", () => {
  const found = cameraFromCorners(corners, 1280, 960)!;
  expect(found.focal).toBeCloseTo(960, 0);
  const [a, b, , d] = corners.map((corner) => pixelToFloor(found, corner)!);
  expect(Math.hypot(b!.u - a!.u, b!.v - a!.v)).toBeCloseTo(2.2, 3);
  expect(Math.hypot(d!.u - a!.u, d!.v - a!.v)).toBeCloseTo(2.5, 3);
});

it("refuses four points on a line", () => {
  const line = [0, 1, 2, 3].map((i) => ({ x: 100 * i, y: 500 })) as unknown as Corners;
  expect(cameraFromCorners(line, 1280, 960)).toBeNull();
});

it("two points of known length set the scale of everything", () => {
  const wrong = { ...camera, height: 1.6 };
  const points = [seen(0, 2), seen(0.8, 3)] as const;
  const right = rescaled(wrong, points, Math.hypot(0.8, 1))!;
  expect(right.height).toBeCloseTo(1.3, 6);
  expect(lengthOnFloor(right, points)).toBeCloseTo(Math.hypot(0.8, 1), 6);
  expect(rescaled(wrong, [points[0], points[0]], 1)).toBeNull();
});
