import type { Ground } from "../classic.ts";
import { balloon, cloudlet, sun } from "../motifs/sky.ts";
import { packCircles } from "../pack.ts";
import { at } from "../svg.ts";
import type { Nursery } from "./yarns.ts";
import { sprinkle } from "./sprinkle.ts";

/** Balloons over small clouds, each with room of its own. */
export function balloons(g: Ground, y: Nursery): string {
  const panels: [string, string, string][] = [
    [y.coral, y.cream, y.sun],
    [y.mint, y.cream, y.plum],
    [y.plum, y.shade, y.sun],
    [y.sun, y.cream, y.coral],
    [y.sky, y.cream, y.coral],
  ];
  const star = { x: g.x0 + (g.x1 - g.x0) * 0.74, y: g.y0 + (g.y1 - g.y0) * 0.15, r: 84 };
  const big = packCircles({ ...g, sizes: [112, 96, 78, 62], taken: [star], tries: 260, gap: 10 });
  const clouds = packCircles({
    ...g,
    sizes: [60, 48, 38, 30],
    taken: [star, ...big],
    tries: 1200,
    gap: 6,
  });
  return (
    at(star.x, star.y, sun(star.r, y.sun, y.sun, y.ink, y.coral)) +
    clouds.map((c) => at(c.x, c.y, cloudlet(c.r, y.cream, y.shade))).join("") +
    big.map((c, i) => at(c.x, c.y, balloon(c.r, { ink: y.ink, panels: panels[i % panels.length]!, basket: y.tan }))).join("") +
    sprinkle(g, y, [star, ...big, ...clouds], [9, 6, 4], 1200)
  );
}
