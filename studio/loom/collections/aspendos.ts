import { squareCorner, type Band } from "../borders/band.ts";
import { cartoucheBorder, starSeal } from "../borders/cartouche-border.ts";
import { dotCorner, dots, flowerGuard } from "../borders/guards.ts";
import { classic } from "../classic.ts";
import type { Composition } from "../cloth.ts";
import { rgb } from "../colour.ts";
import { measure } from "../cut.ts";
import { dye } from "../dye.ts";
import { hexagons, shamsa, starsAndCrosses } from "../fields/tiles.ts";
import { oneWool, wool } from "../motifs/wool.ts";

export interface AspendosYarns extends Record<string, string> {
  ink: string;
  deep: string;
  bright: string;
  white: string;
  gold: string;
  coral: string;
  pale: string;
  leaf: string;
}

export interface Aspendos {
  collection: "ASPENDOS";
  yarns: AspendosYarns;
  layout: "stars" | "hexagons" | "shamsa";
  across?: number;
}

/** The sultan made the theatre of Aspendos his palace and tiled it; these rugs keep the glaze. */
export async function aspendos(design: Aspendos, seed: number): Promise<Composition> {
  const { yarns: y, across = 7 } = design;
  const { width, height, cm } = measure();
  const field = { stars: starsAndCrosses, hexagons, shamsa }[design.layout];
  const knots = await classic({
    width: width / 2,
    height: height / 2,
    yarns: y,
    seed,
    ground: y.deep,
    bands: bands(y),
    field: (g) =>
      field(g, {
        ink: y.ink,
        strap: y.gold,
        stars: [y.deep, y.white],
        between: y.bright,
        wools: [wool(y, "ink white bright coral gold pale bright"), wool(y, "ink deep bright coral gold leaf bright")],
        betweenWool: wool(y, "ink white coral gold coral deep white"),
        across,
      }),
  });
  // Silk on wool: white and gold stand a little higher and shine.
  const carve = (yarn: string) => (yarn === "gold" ? 0.8 : yarn === "white" ? 0.7 : yarn === "ink" ? 0.4 : 0.58);
  return {
    cloth: dye(knots, { seed, abrash: 0.9, carve }),
    relief: 0.42,
    fringe: 72,
    fringeColour: [236, 230, 218],
    selvedge: rgb(y.ink),
    cm,
    pile: "cut",
  };
}

function bands(y: AspendosYarns): Band[] {
  const onWhite = [wool(y, "ink deep bright coral gold leaf bright"), wool(y, "ink coral gold white deep bright leaf")];
  const onDeep = [
    wool(y, "ink white bright coral gold pale bright"),
    wool(y, "ink bright white gold gold pale white"),
    wool(y, "ink coral white gold gold pale bright"),
  ];
  const guard: Band = {
    width: 16,
    ground: y.white,
    wools: onWhite,
    vine: y.leaf,
    unit: 19,
    line: y.ink,
    side: flowerGuard,
    corner: squareCorner,
  };
  const beads: Band = {
    width: 6,
    ground: y.bright,
    wools: [oneWool(y.ink, y.white)],
    unit: 7,
    line: y.ink,
    side: dots,
    corner: dotCorner,
  };
  return [
    { width: 6, ground: y.ink, wools: onDeep },
    beads,
    guard,
    { width: 4, ground: y.gold, wools: onDeep, line: y.ink },
    {
      width: 54,
      ground: y.deep,
      wools: onDeep,
      vine: y.bright,
      unit: 96,
      line: y.white,
      side: cartoucheBorder,
      corner: starSeal,
    },
    { width: 4, ground: y.gold, wools: onDeep, line: y.ink },
    guard,
    beads,
  ];
}
