import type { Ground } from "../classic.ts";
import { cloudlet, littleStar, moon } from "../motifs/sky.ts";
import { packCircles } from "../pack.ts";
import { around, at, circle } from "../svg.ts";
import type { Nursery } from "./yarns.ts";
import { sprinkle } from "./sprinkle.ts";

/** A sleeping moon among stars on a round night. */
export function night(g: Ground, y: Nursery): string {
  const R = g.cx - 40;
  const RIM = 14;
  const round: Ground["free"] = (x, cy, r) => Math.hypot(x - g.cx, cy - g.cy) + r < R - RIM;
  const moonAt = { x: g.cx - R * 0.06, y: g.cy - R * 0.02, r: R * 0.4 };
  const clouds = packCircles({
    ...g,
    free: round,
    sizes: [92, 74, 56],
    taken: [{ ...moonAt, r: R * 0.46 }],
    tries: 260,
    gap: 14,
  });
  const rim = around(36, (i) => at(0, -(R + 16), i % 2 ? circle(0, 0, 6, y.cream) : littleStar(11, y.sun)));
  return (
    at(g.cx, g.cy, circle(0, 0, R + 38, y.plum) + circle(0, 0, R, y.ground, y.sun, 3) + rim) +
    at(moonAt.x, moonAt.y, moon(moonAt.r, y.sun, y.ink, y.coral)) +
    clouds.map((c) => at(c.x, c.y, cloudlet(c.r, y.cream, y.shade))).join("") +
    sprinkle({ ...g, free: round }, y, [{ ...moonAt, r: R * 0.44 }, ...clouds], [20, 15, 11, 8, 5, 4], 900)
  );
}
