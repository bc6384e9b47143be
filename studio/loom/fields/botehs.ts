import type { Ground } from "../classic.ts";
import { blossom, rosette } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import { boteh } from "../motifs/boteh.ts";
import type { Wool } from "../motifs/wool.ts";
import type { Circle } from "../pack.ts";
import { scrolls } from "../scrolls.ts";
import { around, at, line, n } from "../svg.ts";

const spray = (r: number, w: Wool): string =>
  around(4, (i) => leaf(r * 1.7, r * 0.45, i % 2 ? w.leaf : w.leaf2, w.line, "", 0.25), 0.5) + blossom(r, w);

/** Almonds in half drop, each row curling the other way; stems wander down between them. */
export function botehs(g: Ground, wools: Wool[], across: number): string {
  const u = (g.x1 - g.x0) / across;
  const rows = Math.round((g.y1 - g.y0) / (u * 0.9));
  const drop = (g.y1 - g.y0) / rows;
  const k = (i: number) => wools[((i % wools.length) + wools.length) % wools.length]!;
  const rowY = (row: number) => g.y0 + (row + 0.5) * drop;
  const gapX = (row: number, i: number) => g.x0 + (i + (row % 2 ? 0.5 : 0)) * u;
  let stems = "";
  let body = "";
  for (let row = 0; row < rows; row++) {
    const y = rowY(row);
    const shifted = row % 2 === 1;
    for (let i = 0; i < (shifted ? across - 1 : across); i++) {
      const x = gapX(row, i) + u / 2;
      body += at(x + (shifted ? 1 : -1) * u * 0.06, y, boteh(u * 0.87, k(row * 2 + i)), 0, 1, shifted);
    }
    for (let i = shifted ? 0 : 1; i < across; i++) {
      const x = gapX(row, i);
      if (row < rows - 1) {
        const [nx, ny] = [x + (shifted ? 0.5 : -0.5) * u, rowY(row + 1)];
        if (nx > g.x0 + u * 0.2 && nx < g.x1 - u * 0.2)
          stems += line(
            `M${n(x)} ${n(y)}C${n(x)} ${n(y + drop * 0.5)} ${n(nx)} ${n(ny - drop * 0.5)} ${n(nx)} ${n(ny)}`,
            k(0).leaf,
            1.6,
          );
      }
      body += at(x, y, spray(u * 0.1, k(row + i + 1)));
      for (const s of [-1, 1]) {
        body += at(
          x,
          y + s * drop * 0.2,
          leaf(u * 0.2, u * 0.06, s > 0 ? k(i).leaf : k(i).leaf2, k(i).line, "", 0.3 * s),
          s * 48 + (s > 0 ? 180 : 0),
        );
        body += at(x + s * u * 0.02, y + s * drop * 0.26, blossom(u * 0.04, k(row + i)));
      }
    }
  }
  return stems + body;
}

/** Four great almonds turn around a flower; scrolls fill the ground between. Drawn for one quarter. */
export function fourAlmonds(g: Ground, wools: Wool[], vine: string): string {
  const w = g.cx - g.x0;
  const h = g.cy - g.y0;
  const k = (i: number) => wools[i % wools.length]!;
  const crown = (r: number, i: number) =>
    around(8, (j) => at(0, -r * 0.86, leaf(r * 0.66, r * 0.2, j % 2 ? k(i).leaf : k(i).leaf2, k(i).line, k(i).a, 0.12)), 0.5) +
    rosette(r, 12, k(i)) +
    rosette(r * 0.56, 8, k(i + 1));
  const almonds =
    at(g.cx - w * 0.5, g.cy - h * 0.38, boteh(w * 0.98, k(0)), -24, 1, true) +
    at(g.x0 + w * 0.2, g.y0 + h * 0.15, boteh(w * 0.42, k(1)), 130) +
    at(g.cx, g.cy, crown(w * 0.26, 1)) +
    at(g.cx, g.y0 + h * 0.2, crown(w * 0.11, 2)) +
    at(g.x0 + w * 0.17, g.cy, crown(w * 0.1, 2));
  return filling(g, wools, vine, w, h) + almonds;
}

/** Scrolls everywhere but under the almonds and crowns. */
function filling(g: Ground, wools: Wool[], vine: string, w: number, h: number): string {
  const spot = (x: number, y: number, r: number): Circle => ({ x, y, r });
  const taken = [
    spot(g.cx - w * 0.5, g.cy - h * 0.3, w * 0.31),
    spot(g.cx - w * 0.62, g.cy - h * 0.5, w * 0.26),
    spot(g.cx - w * 0.5, g.cy - h * 0.42, w * 0.3),
    spot(g.cx - w * 0.62, g.cy - h * 0.66, w * 0.18),
    spot(g.cx - w * 0.75, g.cy - h * 0.72, w * 0.18),
    spot(g.x0 + w * 0.2, g.y0 + h * 0.15, w * 0.2),
    spot(g.x0 + w * 0.14, g.y0 + h * 0.22, w * 0.15),
    spot(g.x0 + w * 0.3, g.y0 + h * 0.12, w * 0.16),
    spot(g.cx, g.cy, w * 0.44),
    spot(g.cx, g.y0 + h * 0.2, w * 0.19),
    spot(g.x0 + w * 0.17, g.cy, w * 0.18),
  ];
  return scrolls({
    ...g,
    x1: g.cx + 1,
    y1: g.cy + 1,
    axisX: g.cx,
    axisY: g.cy,
    taken,
    sizes: [24, 19, 15, 12, 9],
    fillers: 5000,
    vine,
    wools,
    stem: 1.5,
  });
}
