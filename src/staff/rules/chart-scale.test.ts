import { expect, it } from "vitest";
import { scaleOf } from "./chart-scale.ts";

it.each([
  [0, [0]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [27, [0, 10, 20, 30]],
  [96, [0, 50, 100]],
])("highest %i", (highest, ticks) => expect(scaleOf(highest).ticks).toEqual(ticks));

it("always reaches the highest bar with few lines", () => {
  for (let highest = 1; highest < 2000; highest++) {
    const { top, ticks } = scaleOf(highest);
    expect(top).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(7);
  }
});
