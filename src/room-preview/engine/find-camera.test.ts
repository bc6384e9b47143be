import { describe, expect, it } from "vitest";
import { floorToPixel, horizonAt, type Camera, type Vec3, cross, unit } from "../rules/camera.ts";
import { searchFor } from "./camera-search.ts";
import { findCameras } from "./find-camera.ts";
import type { Segment } from "./line-segments.ts";

const [WIDTH, HEIGHT] = [1280, 960];

function cameraAt(pitch: number, roll: number, yaw: number, focal = 0.75): Camera {
  const [p, r, y] = [pitch, roll, yaw].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const down: Vec3 = [Math.sin(r) * Math.cos(p), Math.cos(r) * Math.cos(p), Math.sin(p)];
  const ahead = unit([-down[2] * down[0], -down[2] * down[1], 1 - down[2] * down[2]]);
  const aside = cross(down, ahead);
  const turn = (c: number, s: number): Vec3 => [0, 1, 2].map((k) => c * ahead[k]! + s * aside[k]!) as unknown as Vec3;
  const [u, v] = [turn(Math.cos(y), Math.sin(y)), turn(-Math.sin(y), Math.cos(y))];
  return { focal: focal * WIDTH, cx: WIDTH / 2, cy: HEIGHT / 2, down, u, v, height: 1.4 };
}

/** The edges of boards, skirtings and uprights of a box-shaped room, as the line network would give them. */
function edgesOf(camera: Camera): Segment[] {
  const found: Segment[] = [];
  const add = (a: ReturnType<typeof floorToPixel>, b: ReturnType<typeof floorToPixel>) => {
    if (!a || !b) return;
    const inside = [a, b].every(({ x, y }) => x > 0 && y > 0 && x < WIDTH && y < HEIGHT);
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    if (inside && length > 60) found.push({ x1: a.x, y1: a.y, x2: b.x, y2: b.y, length, score: 0.8 });
  };
  const at = (u: number, v: number, up = 0) => floorToPixel({ ...camera, height: camera.height - up }, { u, v });
  for (let a = -5; a <= 5; a += 0.5) {
    for (let b = -5; b <= 5; b += 1) {
      add(at(a, b), at(a, b + 1));
      add(at(b, a), at(b + 1, a));
      add(at(a, b, 0), at(a, b, 1.1));
    }
  }
  return found.slice(0, 200);
}

describe("the camera", () => {
  it.each([
    [8, 0, 20],
    [4, 2.5, 50],
    [12, -6, 35],
    [22, 5, 10],
    [2, 7.5, 70],
  ])("looking %d° down and held %d° askew is found by the room's edges", { timeout: 60_000 }, (pitch, roll, yaw) => {
    const truth = cameraAt(pitch, roll, yaw);
    const [found] = findCameras(edgesOf(truth), WIDTH, HEIGHT, null);
    for (const x of [0, WIDTH]) {
      expect(Math.abs(horizonAt(found.camera as Camera, x) - horizonAt(truth, x)) / HEIGHT).toBeLessThan(0.03);
    }
    expect(found.agreement).toBeGreaterThan(0.8);
  });

  it("believes the lens a phone wrote down, unless the photo was cropped since", { timeout: 60_000 }, () => {
    const truth = cameraAt(10, 1, 35);
    const lens = (truth.focal / Math.hypot(WIDTH, HEIGHT)) * 43.27;
    const focal = (focal35mm: number) => {
      const photo = { width: WIDTH, height: HEIGHT, focal35mm };
      return searchFor(photo, edgesOf(truth))(null)[0].camera.focal;
    };
    expect(focal(lens) / truth.focal).toBeCloseTo(1, 1);
    expect(Math.abs(focal(lens * 0.6) / truth.focal - 1)).toBeLessThan(0.1);
  });

  it("is found as exactly with a lens wider than any that is guessed", { timeout: 60_000 }, () => {
    const truth = cameraAt(11, 1, 34, 0.36);
    const [found] = findCameras(edgesOf(truth), WIDTH, HEIGHT, (truth.focal / Math.hypot(WIDTH, HEIGHT)) * 43.27);
    expect(Math.abs(horizonAt(found.camera as Camera, WIDTH / 2) - horizonAt(truth, WIDTH / 2)) / HEIGHT).toBeLessThan(0.01);
    expect(found.agreement).toBeGreaterThan(0.9);
  });

  it("is still one when there are no edges at all", { timeout: 60_000 }, () => {
    expect(findCameras([], WIDTH, HEIGHT, null)[0].agreement).toBe(0);
  });
});
