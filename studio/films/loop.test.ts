import { describe, expect, it } from "vitest";
import { driftAt } from "./drift.ts";
import { glideAt } from "./glide.ts";
import { moments } from "./loop.ts";

const numbers = (value: object): number[] => Object.values(value).flat() as number[];

describe.each([
  ["drift through a room", driftAt],
  ["glide over a rug", glideAt],
])("%s", (_, at) => {
  it("ends where it begins", () => {
    const end = numbers(at(1));
    numbers(at(0)).forEach((value, i) => expect(end[i]).toBeCloseTo(value, 9));
  });

  it("never jumps: the seam is no larger a step than any other", () => {
    const path = moments(120).map((t) => numbers(at(t)));
    const step = (a: number[], b: number[]) => Math.hypot(...a.map((value, i) => value - b[i]!));
    const steps = path.slice(1).map((point, i) => step(path[i]!, point));
    expect(step(path.at(-1)!, path[0]!)).toBeLessThanOrEqual(Math.max(...steps) * 1.01);
    expect(Math.max(...steps)).toBeGreaterThan(0);
  });
});
