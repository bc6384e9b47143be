import type { Candidate } from "./floor-candidates.ts";
import { MASK } from "./segment.ts";

export type Floor = {
  /** Log-odds per mask cell that one looks at floor, existing rugs included. */
  logits: Float32Array;
  /** Which covering each cell shows: 0 none, 1 the floor itself, 2 and up the rugs lying on it. */
  surfaces: Uint8Array;
  area: number;
  drop: number;
  quality: number;
};

const OUTSIDE = -20;

/** The floor: the lowest, largest, clearest mask, and whatever else is of its colour or level. */
export function findFloor(candidates: Candidate[]): Floor | null {
  const possible = candidates.filter((mask) => mask.aboveHorizon < 0.04 && mask.quality > 0.55);
  if (possible.length === 0) return null;
  const lowest = Math.max(0.1, ...possible.filter((m) => m.area > 0.015).map((m) => m.drop));
  const ranked = possible.map((mask) => ({ mask, score: floorScore(mask, lowest) })).toSorted((a, b) => b.score - a.score);
  const best = ranked[0]!;
  const parts = ranked.filter(({ mask }) => mask === best.mask || belongs(mask, best.mask)).map(({ mask }) => mask);
  return { ...unite(best.mask, parts), drop: best.mask.drop, quality: best.mask.quality };
}

const floorScore = (mask: Candidate, lowest: number) =>
  Math.min(mask.area, 0.45) ** 0.6 *
  (0.35 + Math.min(1, mask.bottom * 1.3)) *
  mask.quality ** 3 *
  Math.max(0.05, Math.min(1, mask.drop / lowest)) ** 2 *
  Math.exp(-mask.aboveHorizon / 0.02);

/**
 * Level decides: on the judged photos floor and rugs lie within a seventh of the lowest mask's
 * drop and furniture does not. A mask that never reaches the photo's bottom has less to show for
 * itself, so it must lie closer.
 */
function belongs(mask: Candidate, floor: Candidate): boolean {
  if (mask.quality < 0.8 || mask.area < 0.003 || mask.drop > 1.3 * floor.drop) return false;
  return mask.drop > (mask.bottom > 0.03 ? 0.87 : 0.94) * floor.drop;
}

function isSameColour(a: Candidate, b: Candidate, within: number): boolean {
  // Light falls unevenly on one floor, so lightness counts half.
  return Math.hypot((a.colour[0] - b.colour[0]) * 0.5, a.colour[1] - b.colour[1], a.colour[2] - b.colour[2]) <= within;
}

function unite(floor: Candidate, parts: Candidate[]) {
  const logits = new Float32Array(MASK * MASK).fill(OUTSIDE);
  const surfaces = new Uint8Array(MASK * MASK);
  let covered = 0;
  // Largest first, so that a rug's own mask wins over the floor's that also holds it.
  parts
    .toSorted((a, b) => b.area - a.area)
    .forEach((part, order) => {
      const surface = isSameColour(part, floor, 8) ? 1 : Math.min(255, order + 2);
      for (let i = 0; i < logits.length; i++) {
        const value = part.logits[i]!;
        if (value > logits[i]!) logits[i] = value;
        if (value > 0) surfaces[i] = surface;
      }
    });
  for (const value of logits) if (value > 0) covered++;
  return { logits, surfaces, area: covered / logits.length };
}
