import { expect, it } from "vitest";
import type { Camera } from "./camera.ts";
import { floorGrid } from "./floor-grid.ts";

const down = [0, Math.cos(0.2), Math.sin(0.2)] as const;
const camera: Camera = { focal: 900, cx: 640, cy: 480, down, u: [1, 0, 0], v: [0, -down[2], down[1]], height: 1.4 };

it("draws half metres that run together at the horizon and stay under it", () => {
  const lines = floorGrid(camera, 1280);
  expect(lines.length).toBeGreaterThan(40);
  const horizon = 480 - 900 * Math.tan(0.2);
  for (const line of lines) for (const { y } of line) expect(y).toBeGreaterThan(horizon);
  const ahead = lines.filter((line) => line.every(({ x }) => Math.abs(x - 640) < 1));
  expect(ahead).toHaveLength(1);
});
