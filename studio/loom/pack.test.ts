import { expect, test } from "vitest";
import { packCircles } from "./pack.ts";
import { random } from "./random.ts";

const plot = {
  x0: 0,
  y0: 0,
  x1: 101,
  y1: 151,
  axisX: 100,
  axisY: 150,
  free: (x: number, y: number, r: number) => x - r > 0 && y - r > 0,
  sizes: [20, 12, 6],
  taken: [{ x: 50, y: 50, r: 15 }],
};

test("circles keep apart from each other and from what is taken", () => {
  const circles = packCircles({ ...plot, chance: random(7) });
  expect(circles.length).toBeGreaterThan(10);
  const all = [...circles, ...plot.taken];
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r);
});

test("a circle lies exactly on a mirror axis or clear of it: no flower is cut in two", () => {
  for (const seed of [1, 2, 3, 4, 5])
    for (const c of packCircles({ ...plot, chance: random(seed) })) {
      expect(c.x === 100 || c.x + c.r <= 99, `x ${c.x}`).toBe(true);
      expect(c.y === 150 || c.y + c.r <= 149, `y ${c.y}`).toBe(true);
    }
});

test("the same seed packs the same circles", () => {
  expect(packCircles({ ...plot, chance: random(9) })).toEqual(packCircles({ ...plot, chance: random(9) }));
  expect(packCircles({ ...plot, chance: random(9) })).not.toEqual(packCircles({ ...plot, chance: random(10) }));
});
