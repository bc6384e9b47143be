import type { Ground } from "../classic.ts";
import { boat, littleStar, whale } from "../motifs/sky.ts";
import { at, line, n, path, rect } from "../svg.ts";
import type { Nursery } from "./yarns.ts";

/** Rows of waves; a whale or a boat rides on every other one. */
export function sea(g: Ground, y: Nursery): string {
  const rows = 7;
  const drop = (g.y1 - g.y0) / rows;
  const w = g.x1 - g.x0;
  const waters = [y.sky, y.mint, y.shade];
  let body = "";
  for (let row = 0; row < rows; row++) {
    const base = g.y0 + (row + 0.74) * drop;
    const riders = row % 2 ? 2 : 3;
    for (let i = 0; i < riders; i++) {
      const x = g.x0 + ((i + 0.5) / riders) * w;
      const hull = [y.coral, y.sun, y.plum, y.tan][(row + i) % 4]!;
      const rider =
        (row + i) % 2
          ? boat(drop * 0.42, hull, y.cream, y.sun === hull ? y.coral : y.sun, y.ink)
          : whale(drop * 0.52, [y.plum, y.ink, y.coral][(row + i) % 3]!, y.cream, y.ink, y.sky);
      body += at(x, base - drop * 0.3, rider, 0, 1, row % 4 > 1);
      body += at(g.x0 + ((i + 1) / riders) * w, base - drop * 0.5, i < riders - 1 ? littleStar(drop * 0.09, y.sun) : "");
    }
    body += waves(g, base, drop, waters[row % 3]!, y);
  }
  return rect(g.x0, g.y0, w, g.y1 - g.y0, y.ground) + body;
}

function waves(g: Ground, base: number, drop: number, fill: string, y: Nursery): string {
  const count = 12;
  const step = (g.x1 - g.x0) / count;
  let crest = `M${n(g.x0)} ${n(base)}`;
  for (let i = 0; i < count; i++) crest += `q${n(step / 2)} ${n(-drop * 0.18)} ${n(step)} 0`;
  const lower = crest.replaceAll(`${n(g.x0)} ${n(base)}`, `${n(g.x0)} ${n(base + drop * 0.13)}`);
  return path(`${crest}V${n(base + drop * 0.27)}H${n(g.x0)}Z`, fill) + line(crest, y.ink, 2.4) + line(lower, y.cream, 2.4);
}
