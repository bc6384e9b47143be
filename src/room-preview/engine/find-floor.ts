import type { Candidate, Scene } from "./floor-candidates.ts";
import { measuredHeight } from "./camera-height.ts";
import type { FlatRectangle } from "../rules/place-rug.ts";
import { flatness, KINDS } from "./eyes.ts";
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
  /** How much it looks like a floor, 0 to 1. */
  looks: number;
  /** Rugs that lie there already, as far as they are whole rectangles. */
  rugs: FlatRectangle[];
};

/** Log-odds of what is certainly no floor, and of what certainly is. */
export const [OUTSIDE, INSIDE] = [-20, 20];
/**
 * What looks less like floor than the first stands; what looks more like it than the second lies there, at whatever level
 * depth puts it: of what looked less so, yet level, all was something else (a bed, a hearth, a table's foot). The third is plain.
 */
const [STANDS, LIES, PLAIN] = [0.35, 0.7, 0.9];
const RUG = KINDS.indexOf("rug");
/** Old rugs look like bedspreads: what looks so much like a rug is one where it lies at the floor's level as a rectangle, as only rugs do. */
const RUG_LIKE = 0.2;
/** Furniture lies less far below the lens than the first share of the floor's drop, and nothing further than the second. */
const [LEVEL, BELOW] = [0.87, 1.3];
/** Nobody photographs a room from lower, in metres: such a floor is a seat. On a sofa 0.64 was measured, on floors 0.8 to 1.6. */
const LOWEST_LENS = 0.7;
/** So many of the edges agree with a box-shaped room that it is one: a plain floor is then believed from lower. */
const ROOM_LIKE = 0.5;
/** What looks like nothing but floor is believed from lower too, however few edges agree. */
const PLAINEST = 0.96;
/** The lowest lens, in metres, that such floors are believed from: 0.59 and 0.6 were measured on them, 0.23 on a lawn at dusk. */
const LOWEST_OF_ALL = 0.4;

/**
 * The floor: of what looks like one, the lowest, largest, clearest mask, and whatever else looks so.
 * `agreement` is the share of edges that the room's camera explains: outdoors few do.
 */
export function findFloor(candidates: Candidate[], scene: Scene, agreement: number): Floor | null {
  const inside = candidates.filter((mask) => mask.aboveHorizon < 0.04 && mask.quality > 0.55);
  const possible = inside.filter(({ looks }) => flatness(looks) > STANDS);
  if (possible.length === 0) return null;
  const lowest = Math.max(0.1, ...possible.filter((m) => m.area > 0.015).map((m) => m.drop));
  const ranked = possible.map((mask) => ({ mask, score: floorScore(mask, lowest) })).toSorted((a, b) => b.score - a.score);
  const best = ranked[0]!.mask;
  const isPlain = flatness(best.looks) > PLAIN;
  const level = Math.max(best.drop, ...possible.filter(isClear).map(({ drop }) => drop));
  const lens = measuredHeight(level, scene.camera.focal, scene.height);
  const isBelieved = (agreement > ROOM_LIKE && isPlain) || flatness(best.looks) > PLAINEST;
  if (lens < (isBelieved ? LOWEST_OF_ALL : LOWEST_LENS)) return null;
  const isLevel = ({ drop }: Candidate) => drop > LEVEL * level && drop < BELOW * level;
  const isRug = (mask: Candidate) => mask.looks[RUG]! > RUG_LIKE && isLevel(mask) && liesFlat(mask.logits, scene) !== null;
  const isPart = (mask: Candidate) =>
    (mask.quality > 0.8 || flatness(mask.looks) > PLAIN) && mask.area > 0.003 && (flatness(mask.looks) > LIES || isRug(mask));
  const parts = [best, ...inside.filter((mask) => mask !== best && isPart(mask))];
  const rugs = parts.flatMap((mask) => (isSameColour(mask, best, 8) ? [] : (liesFlat(mask.logits, scene) ?? [])));
  return { ...unite(best, parts), drop: level, quality: best.quality, looks: flatness(best.looks), rugs: distinctRugs(rugs) };
}

const floorScore = (mask: Candidate, lowest: number) =>
  Math.min(mask.area, 0.45) ** 0.6 *
  (0.35 + Math.min(1, mask.bottom * 1.3)) *
  mask.quality ** 2 *
  flatness(mask.looks) ** 4 *
  Math.max(0.05, Math.min(1, mask.drop / lowest)) ** 2 *
  Math.exp(-mask.aboveHorizon / 0.02);

/** Large and sure enough to say how low the floor lies. */
const isClear = (mask: Candidate) => mask.quality > 0.85 && mask.area > 0.04 && mask.bottom > 0.03;

/** The same rug is seen in several masks: one rectangle for each. */
export function distinctRugs(rugs: FlatRectangle[]): FlatRectangle[] {
  const areaOf = ({ u0, u1, v0, v1 }: FlatRectangle) => Math.max(0, u1 - u0) * Math.max(0, v1 - v0);
  const both = (a: FlatRectangle, b: FlatRectangle) =>
    areaOf({ u0: Math.max(a.u0, b.u0), u1: Math.min(a.u1, b.u1), v0: Math.max(a.v0, b.v0), v1: Math.min(a.v1, b.v1) });
  const kept: FlatRectangle[] = [];
  for (const rug of rugs.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    if (kept.every((other) => both(rug, other) < 0.3 * areaOf(rug))) kept.push(rug);
  }
  return kept;
}

function isSameColour(a: Candidate, b: Candidate, within: number): boolean {
  // Light falls unevenly on one floor, so lightness counts half.
  return Math.hypot((a.colour[0] - b.colour[0]) * 0.5, a.colour[1] - b.colour[1], a.colour[2] - b.colour[2]) <= within;
}

function unite(floor: Candidate, parts: Candidate[]) {
  const logits = new Float32Array(MASK * MASK).fill(OUTSIDE);
  const surfaces = new Uint8Array(MASK * MASK);
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
  return { logits, surfaces, area: shareOfFloor(logits) };
}

/** The share of the photo that one takes for floor. */
export function shareOfFloor(logits: Float32Array): number {
  let covered = 0;
  for (const value of logits) if (value > 0) covered++;
  return covered / logits.length;
}
