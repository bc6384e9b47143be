import type { Candidate, Scene } from "./floor-candidates.ts";
import { measuredHeight } from "./camera-height.ts";
import { liesFlat } from "./lies-flat.ts";
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
/** Nobody photographs a room from lower, in metres: such a floor is a seat. On a sofa 0.64 was measured, on floors 0.8 to 1.6. */
const LOWEST_LENS = 0.7;

/** The floor: the lowest, largest, clearest mask, and whatever else is of its colour or level. */
export function findFloor(candidates: Candidate[], scene: Scene): Floor | null {
  const possible = candidates.filter((mask) => mask.aboveHorizon < 0.04 && mask.quality > 0.55);
  if (possible.length === 0) return null;
  const lowest = Math.max(0.1, ...possible.filter((m) => m.area > 0.015).map((m) => m.drop));
  const ranked = possible.map((mask) => ({ mask, score: floorScore(mask, lowest) })).toSorted((a, b) => b.score - a.score);
  const best = ranked[0]!;
  const level = Math.max(best.mask.drop, ...possible.filter(isClear).map(({ drop }) => drop));
  if (measuredHeight(level, scene.camera.focal, scene.height) < LOWEST_LENS) return null;
  const isPart = (mask: Candidate) => belongs(mask, level, scene) && !standsBehind(mask, best.mask, scene);
  const parts = ranked.filter(({ mask }) => mask === best.mask || isPart(mask)).map(({ mask }) => mask);
  return { ...unite(best.mask, parts), drop: level, quality: best.mask.quality };
}

const floorScore = (mask: Candidate, lowest: number) =>
  Math.min(mask.area, 0.45) ** 0.6 *
  (0.35 + Math.min(1, mask.bottom * 1.3)) *
  mask.quality ** 3 *
  Math.max(0.05, Math.min(1, mask.drop / lowest)) ** 2 *
  Math.exp(-mask.aboveHorizon / 0.02);

/** Large and sure enough to say how low the floor lies. */
const isClear = (mask: Candidate) => mask.quality > 0.85 && mask.area > 0.04 && mask.bottom > 0.03;

/**
 * Level decides: on the judged photos floor and rugs lie within a seventh of the lowest mask's
 * drop and furniture does not. A mask that never reaches the photo's bottom has less to show for
 * itself, so it must lie closer, or be as flat a rectangle as only a rug is.
 */
function belongs(mask: Candidate, level: number, scene: Scene): boolean {
  if (mask.quality < 0.8 || mask.area < 0.003 || mask.drop > 1.3 * level) return false;
  if (mask.drop > (mask.bottom > 0.03 ? 0.87 : 0.94) * level) return true;
  return mask.area > 0.03 && mask.drop > 0.8 * level && liesFlat(mask.logits, scene);
}

/** Seen mostly beyond the floor's far edge, upright and of another colour: a basket or a door at the wall. */
function standsBehind(mask: Candidate, floor: Candidate, { width, height }: Scene): boolean {
  const edge = Math.floor(floor.logits.findIndex((value) => value > 0) / MASK);
  let [behind, cells, left, right, top, bottom] = [0, 0, MASK, 0, MASK, 0];
  mask.logits.forEach((value, cell) => {
    if (value <= 0) return;
    const [x, y] = [cell % MASK, Math.floor(cell / MASK)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    cells++;
    if (y < edge) behind++;
  });
  // Floor in the distance is seen at a low angle: wide and flat.
  const isUpright = (bottom - top + 1) * height > 0.6 * (right - left + 1) * width;
  return isUpright && mask.area < 0.05 && behind > 0.5 * cells && !isSameColour(mask, floor, 8);
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
