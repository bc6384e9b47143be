import type { Ground } from "../classic.ts";
import { ANIMALS, type Fur } from "../motifs/animals.ts";
import { blossom } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import { lobed } from "../motifs/outlines.ts";
import { heart } from "../motifs/sky.ts";
import type { Wool } from "../motifs/wool.ts";
import { around, at, path, trace } from "../svg.ts";
import type { Nursery } from "./yarns.ts";

/** Badges with the animals of the wood in half drop, sprigs between. */
export function wood(g: Ground, y: Nursery, wools: Wool[]): string {
  const across = 5;
  const u = (g.x1 - g.x0) / across;
  const rows = Math.round((g.y1 - g.y0) / u);
  const drop = (g.y1 - g.y0) / rows;
  const furs: Fur[] = [
    { ink: y.ink, coat: y.coral, pale: y.cream, blush: y.plum },
    { ink: y.ink, coat: y.tan, pale: y.cream, blush: y.coral },
    { ink: y.ink, coat: y.cream, pale: y.cream, blush: y.coral },
    { ink: y.ink, coat: y.sky, pale: y.cream, blush: y.sun },
  ];
  const grounds = [y.cream, y.sun, y.mint, y.shade];
  let body = "";
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < across; col++) {
      const [x, cy] = [g.x0 + (col + 0.5) * u, g.y0 + (row + 0.5) * drop];
      const i = ((row + col) / 2 + row * 2 + (row >> 1)) & 3;
      if ((row + col) % 2) {
        body += at(x, cy, sprig(u * 0.36, wools[(row + col) % wools.length]!));
        continue;
      }
      const badge = (r: number) => trace(lobed(r, r, 12, 0.08), true);
      const disc =
        path(badge(u * 0.46), y.ink) +
        path(badge(u * 0.445), y.tan) +
        path(badge(u * 0.41), grounds[(i + 1) % 4] === furs[i]!.coat ? y.shade : grounds[(i + 1) % 4]!, y.ink, 1.2);
      body += at(x, cy, disc + at(0, i === 2 ? u * 0.04 : 0, ANIMALS[i]!(u * (i === 2 ? 0.25 : 0.29), furs[i]!)));
    }
  return body;
}

const sprig = (r: number, w: Wool): string =>
  around(4, () => leaf(r * 0.9, r * 0.24, w.leaf, w.line, w.a, 0.18), 0.5) +
  around(4, () => at(0, -r * 0.62, heart(r * 0.2, w.c))) +
  blossom(r * 0.36, w);
