import { frame, type Band } from "./borders/band.ts";
import { knot, mirrorHalf, mirrorQuarter, type Knots, type Yarns } from "./knots.ts";
import { medallion, medallionSpace, type Medallion } from "./medallion.ts";
import { circleOutside } from "./motifs/outlines.ts";
import type { Circle } from "./pack.ts";
import { random, type Random } from "./random.ts";
import { spandrel, spandrelOutline, type Spandrel } from "./spandrel.ts";
import { rect } from "./svg.ts";

/** The part of the field that is drawn; mirrors make the rest. */
export interface Ground {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** the middle of the rug */
  cx: number;
  cy: number;
  free: (x: number, y: number, r: number) => boolean;
  taken: Circle[];
  chance: Random;
}

/** A rug of the old order: frame, field, and perhaps a medallion with corners. */
export interface Classic {
  /** knots of one quarter */
  width: number;
  height: number;
  yarns: Yarns;
  seed: number;
  bands: Band[];
  ground: string;
  field: (ground: Ground) => string;
  /** four-fold for medallions; two-fold where all flowers look one way; none where nothing repeats */
  mirror?: "quarter" | "half" | "none";
  medallion?: Medallion;
  spandrel?: Spandrel;
}

export async function classic(rug: Classic): Promise<Knots> {
  const { width: cx, height: cy, mirror = "quarter" } = rug;
  const width = mirror === "none" ? cx * 2 : cx;
  const height = mirror === "quarter" ? cy : cy * 2;
  const edge = frame(rug.bands, cx, cy, rug.seed);
  const body = rect(0, 0, width, height, rug.ground) + inner(rug, edge.width) + mirrored(edge.body, cx, cy, mirror);
  const knots = await knot(body, width, height, rug.yarns, edge.defs);
  if (mirror === "none") return knots;
  return mirror === "half" ? mirrorHalf(knots) : mirrorQuarter(knots);
}

function inner(rug: Classic, edge: number): string {
  const { width: cx, height: cy, mirror = "quarter" } = rug;
  const chance = random(rug.seed);
  const space = rug.medallion && medallionSpace(rug.medallion, cx, cy);
  const corner = rug.spandrel && spandrelOutline(rug.spandrel, edge, edge);
  const x1 = mirror === "none" ? cx * 2 - edge : cx;
  const y1 = mirror === "quarter" ? cy : cy * 2 - edge;
  const free: Ground["free"] = (x, y, r) =>
    x - r > edge + 2 &&
    y - r > edge + 2 &&
    (mirror !== "none" || x + r < x1 - 2) &&
    (mirror === "quarter" || y + r < y1 - 2) &&
    (!space || circleOutside(space.outline, x, y, r)) &&
    (!corner || circleOutside(corner, x, y, r + 4));
  const taken = space?.taken ?? [];
  return (
    rug.field({ x0: edge, y0: edge, x1, y1, cx, cy, free, taken, chance }) +
    (rug.spandrel ? spandrel(rug.spandrel, edge, edge, chance) : "") +
    (rug.medallion ? medallion(rug.medallion, cx, cy, chance) : "")
  );
}

/** The frame is always four-fold, whatever the field does. */
function mirrored(quarter: string, cx: number, cy: number, mirror: Classic["mirror"]): string {
  if (mirror === "quarter" || !mirror) return quarter;
  const flipped = (sx: 1 | -1, sy: 1 | -1) =>
    `<g transform="matrix(${sx} 0 0 ${sy} ${sx < 0 ? cx * 2 : 0} ${sy < 0 ? cy * 2 : 0})">${quarter}</g>`;
  const left = quarter + flipped(1, -1);
  return mirror === "half" ? left : left + flipped(-1, 1) + flipped(-1, -1);
}
