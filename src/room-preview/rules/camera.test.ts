import { describe, expect, test } from "vitest";
import { cross, floorToPixel, horizonAt, pixelToFloor, unit, type Camera } from "./camera.ts";
import { rugCorners, rugPlane } from "./rug-plane.ts";

const down = unit([0.02, 0.97, 0.2]);
const u = unit(cross(down, [0, 0, 1]));
const camera: Camera = { focal: 900, cx: 640, cy: 400, down, u, v: cross(down, u), height: 1.4 };
const place = { u: 0.4, v: -2.9, angle: 25, width: 1.6, length: 2.3 };

describe("a camera over the floor", () => {
  test("sees a floor point where that pixel looks", () => {
    const pixel = floorToPixel(camera, { u: 0.5, v: -3 })!;
    const back = pixelToFloor(camera, pixel)!;
    expect(back.u).toBeCloseTo(0.5, 6);
    expect(back.v).toBeCloseTo(-3, 6);
  });

  test("sees no floor at the horizon", () => {
    const y = horizonAt(camera, 300);
    expect(pixelToFloor(camera, { x: 300, y: y - 1 })).toBeNull();
    expect(pixelToFloor(camera, { x: 300, y: y + 40 })).not.toBeNull();
  });
});

describe("the rug's plane", () => {
  test("takes each corner, as seen, back to half the sides", () => {
    const m = rugPlane(camera, place);
    const signs = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ];
    rugCorners(place).forEach((corner, i) => {
      const { x, y } = floorToPixel(camera, corner)!;
      const w = m[6] * x + m[7] * y + m[8];
      expect((m[0] * x + m[1] * y + m[2]) / w).toBeCloseTo((signs[i]![0]! * place.width) / 2, 6);
      expect((m[3] * x + m[4] * y + m[5]) / w).toBeCloseTo((signs[i]![1]! * place.length) / 2, 6);
    });
  });
});
