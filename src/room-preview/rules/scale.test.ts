import { describe, expect, it } from "vitest";
import { type Camera, floorToPixel, type PixelPoint, unit, cross, type Vec3 } from "./camera.ts";
import { lengthOnFloor, rescaled } from "./scale.ts";

/** The same rooms every time. */
function randomSource(seed: number) {
  let state = seed;
  return (from: number, to: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + (state / 2 ** 32) * (to - from);
  };
}

function cameraAt(pitch: number, roll: number, yaw: number, focal: number, height: number): Camera {
  const [p, r, y] = [pitch, roll, yaw].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const down: Vec3 = [Math.sin(r) * Math.cos(p), Math.cos(r) * Math.cos(p), Math.sin(p)];
  const ahead = unit([-down[2] * down[0], -down[2] * down[1], 1 - down[2] * down[2]]);
  const aside = cross(down, ahead);
  const turn = (c: number, s: number): Vec3 => [0, 1, 2].map((k) => c * ahead[k]! + s * aside[k]!) as unknown as Vec3;
  return { focal, cx: 640, cy: 480, down, u: turn(Math.cos(y), Math.sin(y)), v: turn(-Math.sin(y), Math.cos(y)), height };
}

/** A stretch of floor between two and five metres ahead, as the shopper would tap it. */
function stretch(camera: Camera, random: (from: number, to: number) => number) {
  const spot = () => {
    const [far, side] = [random(2, 5), random(-1.2, 1.2)];
    return { u: far * camera.u[2] - side * camera.u[0] * -1, v: far * camera.v[2] - side * camera.v[0] * -1 };
  };
  for (;;) {
    const [a, b] = [spot(), spot()];
    const metres = Math.hypot(a.u - b.u, a.v - b.v);
    const [from, to] = [floorToPixel(camera, a), floorToPixel(camera, b)];
    if (from && to && metres > 0.6) return { points: [from, to] as const, metres };
  }
}

const ROOMS = 300;

describe("two points of known length", () => {
  it("make every other length on the floor true, whatever height was guessed", () => {
    const random = randomSource(7);
    for (let i = 0; i < ROOMS; i++) {
      const truth = cameraAt(random(2, 35), random(-6, 6), random(0, 90), random(650, 1300), random(0.9, 2.1));
      const known = stretch(truth, random);
      const other = stretch(truth, random);
      const corrected = rescaled({ ...truth, height: random(0.8, 2.5) }, known.points, known.metres)!;
      expect(corrected.height).toBeCloseTo(truth.height, 6);
      expect(lengthOnFloor(corrected, other.points)! / other.metres).toBeCloseTo(1, 6);
    }
  });

  it("bring a rug's length beside them within a tenth even when the camera is a little wrong", () => {
    const random = randomSource(11);
    let within = 0;
    for (let i = 0; i < ROOMS; i++) {
      const [pitch, roll, yaw, focal, height] = [random(8, 30), random(-4, 4), random(0, 90), random(700, 1200), 1.4];
      const truth = cameraAt(pitch, roll, yaw, focal, height);
      const found = cameraAt(
        pitch + random(-1, 1),
        roll + random(-1, 1),
        yaw + random(-2, 2),
        focal * random(0.94, 1.06),
        height * random(0.7, 1.4),
      );
      const { points, metres } = stretch(truth, random);
      // The rug lies where the measured thing stands: as long, and half a metre nearer.
      const nearer = points.map(({ x, y }): PixelPoint => ({ x, y: y + 60 }));
      const real = lengthOnFloor(truth, [nearer[0]!, nearer[1]!]);
      const corrected = rescaled(found, points, metres);
      const shown = corrected && lengthOnFloor(corrected, [nearer[0]!, nearer[1]!]);
      if (real && shown && Math.abs(shown / real - 1) < 0.1) within++;
    }
    expect(within / ROOMS).toBeGreaterThan(0.95);
  });

  it("that are one point, above the horizon or without a length change nothing", () => {
    const camera = cameraAt(10, 0, 0, 900, 1.4);
    expect(
      rescaled(
        camera,
        [
          { x: 600, y: 800 },
          { x: 600, y: 800 },
        ],
        1,
      ),
    ).toBeNull();
    expect(
      rescaled(
        camera,
        [
          { x: 600, y: 10 },
          { x: 700, y: 800 },
        ],
        1,
      ),
    ).toBeNull();
    expect(
      rescaled(
        camera,
        [
          { x: 500, y: 800 },
          { x: 700, y: 800 },
        ],
        Number.NaN,
      ),
    ).toBeNull();
  });
});
