import { squareCorner, type Band } from "../borders/band.ts";
import { dotCorner, dots, flowerGuard } from "../borders/guards.ts";
import { heartBorder } from "../borders/heart-border.ts";
import { classic, type Classic } from "../classic.ts";
import type { Composition } from "../cloth.ts";
import { measure } from "../cut.ts";
import { dye } from "../dye.ts";
import { balloons } from "../nursery/balloons.ts";
import { night } from "../nursery/night.ts";
import { rainbow } from "../nursery/rainbow.ts";
import { sea } from "../nursery/sea.ts";
import { wood } from "../nursery/wood.ts";
import type { Nursery } from "../nursery/yarns.ts";
import { oneWool, wool } from "../motifs/wool.ts";

export type NurseryYarns = Nursery & Record<string, string>;

export interface Disney {
  collection: "DISNEY";
  yarns: NurseryYarns;
  layout: "wood" | "balloons" | "rainbow" | "sea" | "night";
}

/** Rugs to play on. Every creature is our own; the outlines are carved into the pile. */
export async function disney(design: Disney, seed: number): Promise<Composition> {
  const { yarns: y, layout } = design;
  const { width, height, cm, shape } = measure(layout === "night" ? "round" : "nursery");
  const wools = [
    wool(y, "ink coral cream sun tan mint sky"),
    wool(y, "ink sun cream coral tan mint sky"),
    wool(y, "ink plum cream sun coral mint sky"),
  ];
  const field: Classic["field"] = (g) =>
    ({
      wood: () => wood(g, y, wools),
      balloons: () => balloons(g, y),
      rainbow: () => rainbow(g, y),
      sea: () => sea(g, y),
      night: () => night(g, y),
    })[layout]();
  const knots = await classic({
    width: width / 2,
    height: height / 2,
    yarns: y,
    seed,
    ground: y.ground,
    bands: layout === "night" ? [] : layout === "wood" || layout === "sea" ? full(y, wools) : slim(y, wools),
    field,
    mirror: "none",
  });
  const carve = (yarn: string) => (yarn === "ink" ? 0.3 : yarn === "ground" ? 0.48 : 0.72);
  return {
    cloth: dye(knots, { seed, abrash: 0.5, noise: 1.5, carve }),
    relief: 0.5,
    knotShade: 0.15,
    cm,
    shape,
    pile: "cut",
  };
}

const slim = (y: Nursery, wools: Band["wools"]): Band[] => [
  { width: 12, ground: y.coral, wools },
  {
    width: 9,
    ground: y.cream,
    wools: [oneWool(y.ink, y.sun), oneWool(y.ink, y.mint), oneWool(y.ink, y.coral)],
    unit: 11,
    line: y.ink,
    side: dots,
    corner: dotCorner,
  },
  { width: 5, ground: y.sun, wools, line: y.ink },
];

const full = (y: Nursery, wools: Band["wools"]): Band[] => [
  { width: 8, ground: y.plum, wools },
  {
    width: 20,
    ground: y.cream,
    wools,
    vine: y.mint,
    unit: 24,
    line: y.ink,
    side: flowerGuard,
    corner: squareCorner,
  },
  {
    width: 40,
    ground: y.sky,
    wools,
    vine: y.cream,
    unit: 40,
    line: y.ink,
    side: heartBorder,
    corner: squareCorner,
  },
  {
    width: 9,
    ground: y.cream,
    wools: [oneWool(y.ink, y.coral)],
    unit: 11,
    line: y.ink,
    side: dots,
    corner: dotCorner,
  },
];
