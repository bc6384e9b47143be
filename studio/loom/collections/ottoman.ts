import { squareCorner, starCorner, type Band } from "../borders/band.ts";
import { dotCorner, dots, flowerGuard, reciprocal } from "../borders/guards.ts";
import { tulipBorder } from "../borders/tulip-border.ts";
import { classic, type Ground } from "../classic.ts";
import type { Composition } from "../cloth.ts";
import { rgb } from "../colour.ts";
import { measure } from "../cut.ts";
import { dye } from "../dye.ts";
import { moons } from "../fields/moons.ts";
import { ogives, type Ogives } from "../fields/ogives.ts";
import { vines } from "../fields/vines.ts";
import { oneWool, wool } from "../motifs/wool.ts";

export interface OttomanYarns extends Record<string, string> {
  ink: string;
  field: string;
  cell: string;
  border: string;
  ivory: string;
  red: string;
  coral: string;
  gold: string;
  blue: string;
  sky: string;
  green: string;
  sage: string;
}

export interface Ottoman {
  collection: "OTTOMAN";
  yarns: OttomanYarns;
  layout: "ogives" | "vines" | "moons";
  across?: number;
  bouquets?: Ogives["bouquets"];
}

/** The palace looms: tulips, carnations and moons in the colours of Iznik. */
export async function ottoman(design: Ottoman, seed: number): Promise<Composition> {
  const { yarns } = design;
  const { width, height, cm } = measure();
  const knots = await classic({
    width: width / 2,
    height: height / 2,
    yarns,
    seed,
    ground: yarns.field,
    bands: bands(yarns),
    field: field(design),
    mirror: "half",
  });
  return {
    cloth: dye(knots, { seed, abrash: 0.9 }),
    fringe: 86,
    selvedge: rgb(yarns.ink),
    cm,
    pile: "cut",
  };
}

function field({ yarns: y, layout, across = 4, bouquets }: Ottoman): (g: Ground) => string {
  const reds = wool(y, "ink red coral ivory gold green sage");
  const blues = wool(y, "ink blue sky ivory gold green sage");
  const pale = wool(y, "ink ivory coral red gold sage green");
  if (layout === "vines")
    return (g) =>
      vines(g, {
        stem: y.gold,
        ink: y.ink,
        wools: [pale, reds, blues, wool(y, "ink coral ivory gold blue sage green")],
        stems: across / 2,
      });
  if (layout === "moons")
    return (g) =>
      moons(g, [wool(y, "ink ivory blue ivory gold green sage"), wool(y, "ink sky red ivory gold green sage")], across);
  return (g) =>
    ogives(g, {
      wools: [reds, blues],
      strap: y.gold,
      ink: y.ink,
      gold: y.gold,
      cell: y.cell,
      across,
      bouquets: bouquets ?? ["carnation", "tulip"],
    });
}

function bands(y: OttomanYarns): Band[] {
  const onIvory = [wool(y, "ink red coral ivory gold green sage"), wool(y, "ink blue sky ivory gold green sage")];
  const onBorder = [
    wool(y, "ink ivory coral gold gold sage sky"),
    wool(y, "ink coral ivory gold gold sky sage"),
    wool(y, "ink sky ivory coral gold sage sky"),
  ];
  const guard: Band = {
    width: 16,
    ground: y.ivory,
    wools: onIvory,
    vine: y.green,
    unit: 19,
    line: y.ink,
    side: flowerGuard,
    corner: squareCorner,
  };
  return [
    { width: 6, ground: y.ink, wools: onBorder },
    {
      width: 6,
      ground: y.border,
      wools: [oneWool(y.ink, y.gold)],
      unit: 7,
      line: y.gold,
      side: dots,
      corner: dotCorner,
    },
    guard,
    {
      width: 60,
      ground: y.border,
      wools: onBorder,
      vine: y.sage,
      unit: 52,
      line: y.gold,
      side: tulipBorder,
      corner: starCorner,
    },
    guard,
    {
      width: 8,
      ground: y.gold,
      wools: [oneWool(y.ink, y.blue)],
      unit: 10,
      line: y.ink,
      side: reciprocal,
    },
  ];
}
