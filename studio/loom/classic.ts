import { frame, type Band } from "./borders/band.ts";
import { knot, mirrorQuarter, type Knots, type Yarns } from "./knots.ts";
import { medallion, medallionSpace, type Medallion } from "./medallion.ts";
import { circleOutside } from "./motifs/outlines.ts";
import type { Circle } from "./pack.ts";
import { random, type Random } from "./random.ts";
import { spandrel, spandrelOutline, type Spandrel } from "./spandrel.ts";
import { rect } from "./svg.ts";

/** The quarter a field is drawn in; x1,y1 is the middle of the rug. */
export interface Ground {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
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
  medallion?: Medallion;
  spandrel?: Spandrel;
}

export async function classic(rug: Classic): Promise<Knots> {
  const { width, height } = rug;
  const chance = random(rug.seed);
  const edge = frame(rug.bands, width, height, rug.seed);
  const x0 = edge.width;
  const y0 = edge.width;
  const space = rug.medallion && medallionSpace(rug.medallion, width, height);
  const corner = rug.spandrel && spandrelOutline(rug.spandrel, x0, y0);
  const free: Ground["free"] = (x, y, r) =>
    x - r > x0 + 2 &&
    y - r > y0 + 2 &&
    (!space || circleOutside(space.outline, x, y, r)) &&
    (!corner || circleOutside(corner, x, y, r + 4));
  const ground = { x0, y0, x1: width, y1: height, free, taken: space?.taken ?? [], chance };
  const body =
    rect(0, 0, width, height, rug.ground) +
    rug.field(ground) +
    (rug.spandrel ? spandrel(rug.spandrel, x0, y0, chance) : "") +
    (rug.medallion ? medallion(rug.medallion, width, height, chance) : "") +
    edge.body;
  return mirrorQuarter(await knot(body, width, height, rug.yarns, edge.defs));
}
