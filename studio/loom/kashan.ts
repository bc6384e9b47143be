import { barberPole, dotCorner, dots, flowerGuard, reciprocal } from "./borders/guards.ts";
import { squareCorner, starCorner, type Band } from "./borders/band.ts";
import { mainBorder } from "./borders/main-border.ts";
import type { Classic } from "./classic.ts";
import { measure, type Cut } from "./cut.ts";
import { garden } from "./fields/garden.ts";
import { herati } from "./fields/herati.ts";
import { LARGE_SCROLLS, scrollField, SMALL_SCROLLS } from "./fields/scroll-field.ts";
import { oneWool, wool } from "./motifs/wool.ts";

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
export function kashanBands(y: KashanYarns, main = 62): Band[] {
  const { onIvory, onBorder } = kashanWools(y);
  const single = (colour: string) => [oneWool(y.ink, colour)];
  const thin = main < 50 ? 11 : 17;
  const guard = {
    width: thin,
    wools: onIvory,
    unit: thin * 1.12,
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
      unit: main * 0.94,
      line: y.ivory,
      side: mainBorder,
      corner: starCorner,
    },
    { ...beads, wools: single(y.gold) },
    { ...guard, ground: y.ivory, vine: y.green },
    { width: 6, ground: y.field, wools: single(y.med), unit: 9, line: y.ink, side: reciprocal },
  ];
}

export interface KashanPlan {
  layout?: "medallion" | "allover" | "herati" | "garden";
  /** half axes and lobes of the medallion */
  oval?: { rx?: number; ry?: number; lobes?: number; depth?: number; pendant?: number };
  corners?: boolean;
  /** width of the main border */
  main?: number;
  cut?: Cut;
}

/** The city rugs of Persia, drawn after Kashan: one set of yarns, four layouts. */
export function kashan(y: KashanYarns, seed: number, plan: KashanPlan = {}): Classic {
  const { layout = "medallion", cut, corners = true } = plan;
  const { width, height } = measure(cut);
  const { onField, onMedallion, onIvory } = kashanWools(y);
  const base = {
    width: width / 2,
    height: height / 2,
    yarns: y,
    seed,
    ground: y.field,
    bands: kashanBands(y, plan.main ?? (cut === "runner" ? 34 : 62)),
  };
  if (layout === "herati") return { ...base, field: (g) => herati(g, y.gold, onField, cut === "runner" ? 2 : 8) };
  if (layout === "garden") {
    const beds = {
      grounds: [y.field, y.ivory, y.med, y.gold],
      wools: [...onIvory, ...onMedallion],
      channel: y.sky,
      ink: y.ink,
      gold: y.ivory,
    };
    return { ...base, mirror: "half", field: (g) => garden(g, { ...beds, columns: 2, rows: 7 }) };
  }
  if (layout === "allover")
    return {
      ...base,
      field: (g) => scrollField(g, y.gold, onField, cut === "runner" ? SMALL_SCROLLS : LARGE_SCROLLS),
    };
  const oval = { rx: 152, ry: 205, lobes: 16, depth: 0.1, pendant: 32, ...plan.oval };
  const lines = { ink: y.ink, gold: y.gold };
  return {
    ...base,
    field: (g) => scrollField(g, y.gold, onField),
    medallion: {
      ...oval,
      ...lines,
      grounds: [y.med, y.ivory, y.field],
      wools: onMedallion,
      vine: y.gold,
    },
    spandrel: corners
      ? {
          ...oval,
          ...lines,
          rx: Math.min(150, oval.rx),
          ground: y.spand,
          wools: onIvory,
          vine: y.green,
          sizes: [22, 17, 13, 10, 7],
        }
      : undefined,
  };
}
