import type { Ground } from "../classic.ts";
import { cloudlet, heart, sun } from "../motifs/sky.ts";
import { packCircles, type Circle } from "../pack.ts";
import { at, n, path } from "../svg.ts";
import type { Nursery } from "./yarns.ts";
import { sprinkle } from "./sprinkle.ts";

/** A wide rainbow in quiet colours, a sun behind it, clouds at its feet. */
export function rainbow(g: Ground, y: Nursery): string {
  const [cx, cy] = [(g.x0 + g.x1) / 2, g.y0 + (g.y1 - g.y0) * 0.66];
  const R = (g.x1 - g.x0) * 0.39;
  const arcs = [y.coral, y.cream, y.sun, y.mint, y.cream, y.plum, y.tan, y.cream, y.sky];
  const widths = [0.16, 0.03, 0.14, 0.14, 0.03, 0.13, 0.11, 0.03, 0.1];
  let r = R;
  let bow = "";
  for (const [i, colour] of arcs.entries()) {
    bow += path(`M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(cy)}Z`, colour, y.ink, 2.4);
    r -= R * widths[i]!;
  }
  bow += path(`M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(cy)}Z`, y.ground, y.ink, 2.4);
  const feet = [-0.78, 0.78].map((s): Circle => ({ x: cx + s * R, y: cy + R * 0.06, r: R * 0.34 }));
  const puffs = feet.map((c) => at(c.x, c.y, cloudlet(c.r, y.cream, y.shade))).join("");
  const taken: Circle[] = [...feet.map((c) => ({ ...c, r: c.r * 1.05 })), { x: cx, y: cy - R * 1.42, r: R * 0.3 }];
  const free: Ground["free"] = (x, yy, r) => g.free(x, yy, r) && (Math.hypot(x - cx, yy - cy) > R + r + 8 || yy - r > cy + 10);
  const more = packCircles({ ...g, free, sizes: [54, 44], taken, tries: 300, gap: 16 });
  return (
    at(cx, cy - R * 1.42, sun(R * 0.27, y.sun, y.sun, y.ink, y.coral)) +
    bow +
    puffs +
    more
      .map((c, i) => at(c.x, c.y, i % 2 ? heart(c.r * 0.62, i % 4 === 1 ? y.coral : y.plum) : cloudlet(c.r, y.cream, y.shade)))
      .join("") +
    sprinkle({ ...g, free }, y, [...taken, ...more], [16, 12, 9, 6, 4], 900)
  );
}
