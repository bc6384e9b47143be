import { squareCorner, sealedCorner, type Band } from "../borders/band.ts";
import { botehBorder } from "../borders/boteh-border.ts";
import { dotCorner, dots, flowerGuard } from "../borders/guards.ts";
import { classic, type Classic } from "../classic.ts";
import type { Composition } from "../cloth.ts";
import { rgb } from "../colour.ts";
import { measure } from "../cut.ts";
import { dye } from "../dye.ts";
import { botehs, fourAlmonds } from "../fields/botehs.ts";
import { branches } from "../fields/branches.ts";
import { trellis } from "../fields/trellis.ts";
import { oneWool, wool, type Wool } from "../motifs/wool.ts";

export interface AlmondYarns extends Record<string, string> {
  ink: string;
  field: string;
  border: string;
  ivory: string;
  shell: string;
  honey: string;
  rose: string;
  leaf: string;
  sage: string;
  bark: string;
}

export interface Almond {
  collection: "ALMOND";
  yarns: AlmondYarns;
  layout: "rows" | "four" | "branches" | "trellis";
  across?: number;
}

/** Soft wool, soft dyes; the almond as sign, as fruit and as flower. */
export async function almond(design: Almond, seed: number): Promise<Composition> {
  const { yarns: y } = design;
  const { width, height, cm } = measure();
  const wools = [
    wool(y, "ink shell ivory rose honey leaf sage"),
    wool(y, "ink honey ivory rose shell sage leaf"),
    wool(y, "ink rose ivory honey shell leaf sage"),
    wool(y, "ink ivory shell rose honey sage leaf"),
  ];
  const base = { width: width / 2, height: height / 2, yarns: y, seed, ground: y.field };
  const knots = await classic({ ...base, ...layout(design, wools) });
  const raised = new Set(["ivory", "shell", "honey", "rose"]);
  const carve = (yarn: string) => (yarn === "ink" ? 0.34 : raised.has(yarn) ? 0.74 : 0.52);
  const cloth = dye(knots, { seed, abrash: 0.8, wear: { amount: 0.14, to: rgb(y.ivory) }, carve });
  return { cloth, fringe: 64, fringeColour: [238, 231, 217], relief: 0.4, cm, pile: "cut" };
}

function layout(design: Almond, wools: Wool[]): Pick<Classic, "bands" | "field" | "mirror"> {
  const { yarns: y, across = 6 } = design;
  if (design.layout === "branches") {
    const flowers = [
      wool(y, "ink ivory rose rose honey leaf sage"),
      wool(y, "ink rose ivory ivory honey sage leaf"),
      wool(y, "ink ivory shell rose honey leaf sage"),
    ];
    return {
      bands: slimBands(y, wools),
      mirror: "none",
      field: (g) => branches(g, { bark: y.bark, wools: flowers }),
    };
  }
  if (design.layout === "four") return { bands: fullBands(y, wools), field: (g) => fourAlmonds(g, wools, y.honey) };
  if (design.layout === "trellis")
    return { bands: fullBands(y, wools), mirror: "half", field: (g) => trellis(g, wools, y.sage, across) };
  return { bands: fullBands(y, wools), mirror: "none", field: (g) => botehs(g, wools, across) };
}

const slimBands = (y: AlmondYarns, wools: Wool[]): Band[] => [
  { width: 10, ground: y.border, wools },
  {
    width: 6,
    ground: y.ivory,
    wools: [oneWool(y.ink, y.honey)],
    unit: 7,
    side: dots,
    corner: dotCorner,
    line: y.honey,
  },
  { width: 8, ground: y.border, wools },
  { width: 3, ground: y.honey, wools },
];

function fullBands(y: AlmondYarns, wools: Wool[]): Band[] {
  const guard: Band = {
    width: 18,
    ground: y.ivory,
    wools,
    vine: y.sage,
    unit: 21,
    line: y.honey,
    side: flowerGuard,
    corner: squareCorner,
  };
  const beads: Band = {
    width: 6,
    ground: y.honey,
    wools: [oneWool(y.ink, y.ivory)],
    unit: 7,
    side: dots,
    corner: dotCorner,
  };
  return [
    { width: 7, ground: y.border, wools },
    guard,
    beads,
    {
      width: 64,
      ground: y.border,
      wools,
      vine: y.leaf,
      unit: 54,
      line: y.ivory,
      side: botehBorder,
      corner: sealedCorner,
    },
    beads,
    guard,
    { width: 4, ground: y.honey, wools },
  ];
}
