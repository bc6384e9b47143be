import { circleInside, lobed } from "./motifs/outlines.ts";
import type { Wool } from "./motifs/wool.ts";
import type { Random } from "./random.ts";
import { scrolls } from "./scrolls.ts";
import { path, shift, trace, type Point } from "./svg.ts";

/** Quarter medallions that fill the field's corners. */
export interface Spandrel {
  rx: number;
  ry: number;
  lobes: number;
  depth: number;
  ground: string;
  ink: string;
  gold: string;
  wools: Wool[];
  vine: string;
  sizes: number[];
}

export const spandrelOutline = (s: Spandrel, x: number, y: number, grow = 0): Point[] =>
  shift(lobed(s.rx + grow, s.ry + grow, s.lobes, s.depth), x, y);

export function spandrel(s: Spandrel, x0: number, y0: number, chance: Random): string {
  const layer = (grow: number, colour: string) => path(trace(spandrelOutline(s, x0, y0, grow), true), colour);
  const outline = spandrelOutline(s, x0, y0);
  const flowers = scrolls({
    chance,
    x0,
    y0,
    x1: x0 + s.rx,
    y1: y0 + s.ry,
    free: (x, y, r) => x - r > x0 + 1 && y - r > y0 + 1 && circleInside(outline, x, y, r + 2),
    sizes: s.sizes,
    vine: s.vine,
    wools: s.wools,
    fillers: 1200,
  });
  return layer(5, s.ink) + layer(3.4, s.gold) + layer(1.4, s.ink) + layer(0, s.ground) + flowers;
}
