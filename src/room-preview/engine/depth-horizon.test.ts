import { describe, expect, it } from "vitest";
import { DEPTH } from "./depth.ts";
import { horizonFromDepth } from "./depth-horizon.ts";
import { MASK } from "./segment.ts";

/** A floor that ends at the horizon, a wall two and a half metres ahead above the given row. */
const seen = (horizon: number, wall: number) =>
  Float32Array.from({ length: DEPTH * DEPTH }, (_, cell) => {
    const y = (Math.floor(cell / DEPTH) + 0.5) / DEPTH;
    return y > wall ? 0.9 / (y - horizon) : 2.5;
  });
const rows = (from: number, to: number) =>
  Float32Array.from({ length: MASK * MASK }, (_, cell) => {
    const y = (Math.floor(cell / MASK) + 0.5) / MASK;
    return y > from && y < to ? 5 : -5;
  });

describe("the horizon that depth tells", () => {
  it.each([0.05, 0.3, 0.45])("is found at %d of the height", (horizon) => {
    const found = horizonFromDepth(seen(horizon, 0.55), rows(0.55, 1))!;
    expect(found.at).toBeCloseTo(horizon, 1);
    expect(found.trust).toBeGreaterThan(0.9);
  });

  it("is hardly believed from a short stretch of floor, and unknown without one", () => {
    expect(horizonFromDepth(seen(0.3, 0.55), rows(0.8, 1))!.trust).toBeLessThan(0.1);
    expect(horizonFromDepth(seen(0.3, 0.55), rows(0.99, 0.995))).toBeNull();
  });
});
