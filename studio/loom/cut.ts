import type { Shape } from "./cloth.ts";

/** The proportions a rug comes in: knots at two pixels each, and the true size of its sample. */
export type Cut = "rug" | "nursery" | "runner" | "round" | "swatch";

interface Measure {
  width: number;
  height: number;
  cm: [number, number];
  shape: Shape;
}

const CUTS: Record<Cut, Measure> = {
  rug: { width: 800, height: 1200, cm: [183, 274], shape: "rect" },
  nursery: { width: 800, height: 1066, cm: [183, 244], shape: "rect" },
  runner: { width: 360, height: 1440, cm: [61, 244], shape: "rect" },
  round: { width: 900, height: 900, cm: [183, 183], shape: "round" },
  // Nobody buys it: a hand's breadth of the same wool, quick to weave and to compare.
  swatch: { width: 160, height: 240, cm: [37, 55], shape: "rect" },
};

export const measure = (cut: Cut = "rug"): Measure => CUTS[cut];
