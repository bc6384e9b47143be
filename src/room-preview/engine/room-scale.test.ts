import { describe, expect, it } from "vitest";
import { floorToPixel, type Camera, type PixelPoint } from "../rules/camera.ts";
import { roomScale } from "./room-scale.ts";
import { MASK } from "./segment.ts";
import { standingEdges } from "./standing-edges.ts";

const photo = { width: 1280, height: 960 };
const [cos, sin] = [Math.cos(0.12), Math.sin(0.12)];
const camera: Camera = {
  focal: 900,
  cx: 640,
  cy: 480,
  down: [0, cos, sin],
  u: [1, 0, 0],
  v: [0, -sin, cos],
  height: 1.5,
};
/** Everything nearer than the back wall, five metres away. */
const floor = Float32Array.from({ length: MASK * MASK }, (_, cell) =>
  (Math.floor(cell / MASK) / MASK) * photo.height > floorToPixel(camera, { u: 0, v: 5 })!.y + 4 ? 5 : -5,
);
/** Where a spot so many metres above the floor is seen. */
const above = (u: number, v: number, metres: number): PixelPoint =>
  floorToPixel({ ...camera, height: camera.height - metres }, { u, v })!;
const upright = (u: number, metres: number) => {
  const [head, foot] = [above(u, 5, metres), above(u, 5, 0)];
  return { x1: head.x, y1: head.y, x2: foot.x, y2: foot.y, length: foot.y - head.y, score: 1 };
};

describe("upright edges that stand on the floor", () => {
  it("are measured in lens heights", () => {
    const [edge] = standingEdges([upright(1, 2.04)], camera, photo, floor);
    expect(edge!.tall * camera.height).toBeCloseTo(2.04, 1);
  });

  it("are one edge when a handle parts them", () => {
    const whole = upright(0.5, 2.04);
    const [middle, gap] = [(whole.y1 + whole.y2) / 2, 12];
    const pieces = [
      { ...whole, y2: middle - gap },
      { ...whole, y1: middle + gap },
    ];
    expect(standingEdges(pieces, camera, photo, floor)).toHaveLength(1);
  });

  it("are none when they hang on the wall or lean", () => {
    const hanging = { ...upright(0, 2), y2: above(0, 5, 1).y };
    const leaning = { ...upright(0, 2), x1: upright(0, 2).x1 + 60 };
    expect(standingEdges([hanging, leaning], camera, photo, floor)).toEqual([]);
  });
});

describe("the scale", () => {
  const frame = [upright(0.4, 2.04), upright(1.2, 2.04)];
  const [left, right] = [above(0.4, 5, 2.04), above(1.2, 5, 2.04)];
  const lintel = { x1: left.x, y1: left.y, x2: right.x, y2: right.y, length: right.x - left.x, score: 1 };
  const edges = standingEdges(frame, camera, photo, floor);

  it("comes from a door, however wrong the guess before", () => {
    for (const guess of [1.25, 1.5, 1.7]) {
      const scale = roomScale(guess, edges, [...frame, lintel]);
      expect(scale.by).toBe("door");
      expect(Math.abs(scale.height / 1.5 - 1)).toBeLessThan(0.08);
      expect(scale.margin).toBeLessThan(0.1);
    }
  });

  it("does not take two posts without a lintel for a door", () => {
    expect(roomScale(1.5, edges, frame).by).toBe("edges");
  });

  it("is the guess, with a wide margin, when nothing known is seen", () => {
    const scale = roomScale(1.3, [], []);
    expect(scale).toMatchObject({ by: "usual" });
    expect(scale.height).toBeCloseTo(1.3, 1);
    expect(scale.margin).toBeGreaterThan(0.1);
  });
});
