import type { Cloth, Composition } from "../cloth.ts";
import { measure, type Cut } from "../cut.ts";
import { dye } from "../dye.ts";
import { BORDER, SLIM_BORDER, slimBorder, starBorder } from "../kilim/border.ts";
import { CELL, cells, cellsToKnots } from "../kilim/cells.ts";
import { bands } from "../kilim/bands.ts";
import { diamonds, stones } from "../kilim/diamonds.ts";
import { hearth } from "../kilim/hearth.ts";
import { lattice } from "../kilim/lattice.ts";
import { GROUND, INK, type KilimYarns } from "../kilim/yarns.ts";
import { mirrorQuarter } from "../knots.ts";
import { random } from "../random.ts";

export interface Rumeli {
  collection: "RUMELI";
  yarns: KilimYarns;
  layout: "diamonds" | "bands" | "lattice" | "hearth";
  cut?: Cut;
}

/** Flat-woven kilims: counted signs in the colours of the Balkans. */
export async function rumeli(design: Rumeli, seed: number): Promise<Composition> {
  const { width, height, cm } = measure(design.cut);
  const grid = cells(width / 2 / CELL, height / 2 / CELL);
  const chance = random(seed);
  const palette = { ground: GROUND, dark: INK };
  const slim = design.cut === "runner" || design.layout === "bands" || design.layout === "lattice";
  const edge = slim ? SLIM_BORDER : BORDER;
  // The frame first: signs keep clear of what is there already.
  if (slim) slimBorder(grid, palette);
  else starBorder(grid, palette);
  if (design.layout === "diamonds") (design.cut === "runner" ? stones : diamonds)(grid, edge, chance);
  if (design.layout === "bands") bands(grid, edge, chance);
  if (design.layout === "lattice") lattice(grid, edge, 14);
  if (design.layout === "hearth") hearth(grid, edge, chance);
  const cloth = dye(mirrorQuarter(cellsToKnots(grid, design.yarns)), {
    seed,
    abrash: 2.2,
    noise: 1.5,
  });
  rib(cloth);
  return { cloth, fringe: 80, fringeColour: [222, 208, 180], knotShade: 0.16, cm, pile: "flat" };
}

/** Weft over warp: the fine ribs of a flat weave. */
function rib(cloth: Cloth) {
  for (let y = 0; y < cloth.height; y++)
    for (let x = 0; x < cloth.width; x++) {
      const i = (y * cloth.width + x) * 3;
      const k = 1 + 0.07 * Math.sin((x * Math.PI) / 2 + (y % 2) * Math.PI) + (y % 2 ? 0.05 : -0.05);
      for (let j = 0; j < 3; j++) cloth.colour[i + j]! *= k;
    }
}
