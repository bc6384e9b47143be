import type { Random } from "./random.ts";

export interface Circle {
  x: number;
  y: number;
  r: number;
  turn?: number;
  onAxis?: boolean;
}

/** Ground to be filled; what lies near a mirror axis lies exactly on it or clear of it. */
export interface Plot {
  chance: Random;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  free: (x: number, y: number, r: number) => boolean;
  sizes: number[];
  axisX?: number;
  axisY?: number;
  taken?: Circle[];
  /** tries per size */
  tries?: number;
  gap?: number;
  offAxisOnly?: boolean;
}

/** Greedy packing, big circles first. */
export function packCircles(plot: Plot): Circle[] {
  const { chance, tries = 1400, gap = 1.5, taken = [] } = plot;
  const placed: Circle[] = [];
  const apart = (c: Circle) => (o: Circle) => (o.x - c.x) ** 2 + (o.y - c.y) ** 2 >= (o.r + c.r + gap) ** 2;
  const clear = (c: Circle) => taken.every(apart(c)) && placed.every(apart(c));
  for (const r of plot.sizes)
    for (let t = 0; t < tries; t++) {
      const c = candidate(plot, r, chance);
      if (c && clear(c) && plot.free(c.x, c.y, r)) placed.push(c);
    }
  return placed;
}

function candidate(plot: Plot, r: number, chance: Random): Circle | undefined {
  const x = plot.x0 + chance() * (plot.x1 - plot.x0);
  const y = plot.y0 + chance() * (plot.y1 - plot.y0);
  const where = plot.offAxisOnly ? 1 : chance();
  const { axisX, axisY } = plot;
  const crossesX = axisX !== undefined && x + r > axisX - 1;
  const crossesY = axisY !== undefined && y + r > axisY - 1;
  if (axisX !== undefined && where < 0.12)
    return crossesY ? undefined : { x: axisX, y, r, onAxis: true, turn: chance() < 0.5 ? 0 : 180 };
  if (axisY !== undefined && where >= 0.12 && where < 0.24)
    return crossesX ? undefined : { x, y: axisY, r, onAxis: true, turn: chance() < 0.5 ? 90 : 270 };
  return crossesX || crossesY ? undefined : { x, y, r };
}
