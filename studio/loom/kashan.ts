import { barberPole, dotCorner, dots, flowerGuard, reciprocal } from "./borders/guards.ts";
import { squareCorner, starCorner, type Band } from "./borders/band.ts";
import { mainBorder } from "./borders/main-border.ts";
import type { Classic } from "./classic.ts";
import { oneWool, wool } from "./motifs/wool.ts";
import { scrolls } from "./scrolls.ts";

/** The yarns of a Kashan-type rug by their task; the dyes decide its mood. */
export interface KashanYarns extends Record<string, string> {
  ink: string;
  field: string;
  med: string;
  spand: string;
  bord: string;
  ivory: string;
  gold: string;
  rose: string;
  sky: string;
  green: string;
  teal: string;
}

export function kashanWools(y: KashanYarns) {
  const wools = (...lists: string[]) => lists.map((names) => wool(y, names));
  return {
    onField: wools(
      "ink ivory rose field gold teal sky",
      "ink gold med ivory rose green teal",
      "ink sky ivory med gold green sky",
      "ink rose ivory med gold teal green",
    ),
    onMedallion: wools(
      "ink rose ivory gold med green sky",
      "ink ivory field gold rose sky green",
      "ink gold ivory field med sky teal",
    ),
    onIvory: wools(
      "ink field gold ivory med green teal",
      "ink med sky ivory gold green sky",
      "ink rose field gold ivory teal green",
    ),
    onBorder: wools(
      "ink rose ivory gold field green sky",
      "ink ivory sky rose gold teal green",
      "ink gold field ivory med sky teal",
    ),
  };
}

/** Eight stripes: dark edge, barber pole, guard, dots, main, dots, guard, reciprocal. */
export function kashanBands(y: KashanYarns, main = 62, unit = 58): Band[] {
  const { onIvory, onBorder } = kashanWools(y);
  const single = (colour: string) => [oneWool(y.ink, colour)];
  const guard = {
    width: 17,
    wools: onIvory,
    unit: 19,
    line: y.ink,
    side: flowerGuard,
    corner: squareCorner,
  };
  const beads = {
    width: 5,
    ground: y.field,
    unit: 5.5,
    line: y.ink,
    side: dots,
    corner: dotCorner,
  };
  return [
    { width: 6, ground: y.bord, wools: onBorder },
    { width: 5, ground: y.ivory, wools: single(y.field), unit: 7, line: y.ink, side: barberPole },
    { ...guard, ground: y.gold, vine: y.ink },
    { ...beads, wools: single(y.ivory) },
    {
      width: main,
      ground: y.bord,
      wools: onBorder,
      vine: y.gold,
      unit,
      line: y.ivory,
      side: mainBorder,
      corner: starCorner,
    },
    { ...beads, wools: single(y.gold) },
    { ...guard, ground: y.ivory, vine: y.green },
    { width: 6, ground: y.field, wools: single(y.med), unit: 9, line: y.ink, side: reciprocal },
  ];
}

/** Kashan: medallion, four corners, spiralling flowers between. */
export function kashan(y: KashanYarns, seed: number, width = 400, height = 600): Classic {
  const { onField, onMedallion, onIvory } = kashanWools(y);
  const oval = { rx: 152, ry: 205, lobes: 16, depth: 0.1, ink: y.ink, gold: y.gold };
  return {
    width,
    height,
    yarns: y,
    seed,
    ground: y.field,
    bands: kashanBands(y),
    field: (g) =>
      scrolls({
        ...g,
        x1: g.x1 + 1,
        y1: g.y1 + 1,
        axisX: g.x1,
        axisY: g.y1,
        sizes: [30, 25, 21, 17, 13, 10, 7.5],
        tries: 1700,
        fillers: 9000,
        vine: y.gold,
        wools: onField,
      }),
    medallion: {
      ...oval,
      grounds: [y.med, y.ivory, y.field],
      wools: onMedallion,
      vine: y.gold,
      pendant: 32,
    },
    spandrel: {
      ...oval,
      rx: 150,
      ground: y.spand,
      wools: onIvory,
      vine: y.green,
      sizes: [22, 17, 13, 10, 7],
    },
  };
}
