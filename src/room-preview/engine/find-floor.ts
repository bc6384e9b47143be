import type { Candidate, Scene } from "./floor-candidates.ts";
import { measuredHeight } from "./camera-height.ts";
import type { FlatRectangle } from "../rules/place-rug.ts";
import { liesFlat } from "./lies-flat.ts";
import { isPieceOfStanding } from "./piece-of-standing.ts";
import { RAGGED, raggedness } from "./raggedness.ts";
import { MASK } from "./segment.ts";

export type Floor = {
  /** Log-odds per mask cell that one looks at floor, existing rugs included. */
  logits: Float32Array;
  /** Which covering each cell shows: 0 none, 1 the floor itself, 2 and up the rugs lying on it. */
  surfaces: Uint8Array;
  area: number;
  drop: number;
  quality: number;
  /** Rugs that lie there already, as far as they are whole rectangles. */
  rugs: FlatRectangle[];
  /** Found behind a bed that depth took for floor. */
  beyondBed?: boolean;
  /** The lower of two surfaces that are hardly one floor. */
  isOneOfTwo?: boolean;
};

const OUTSIDE = -20;
/** Nobody photographs a room from lower, in metres: such a floor is a seat. On a sofa 0.64 was measured, on floors 0.8 to 1.6. */
const LOWEST_LENS = 0.7;
/** A lens measured lower than this says that depth is rough here: on the judged floors it is 1.09 and more. */
const ROUGH = 1;
/** A sofa or a table in the foreground lies less far below the lens than this share of the floor's drop. */
const LEVEL = 0.87;
/** So many of the edges agree with a box-shaped room that it is one, and has a floor beyond what stands in front. */
const ROOM_LIKE = 0.5;
/** A mask that the network itself doubts, and ragged besides, is sprinkled over a bed and what lies on it. */
const VAGUE = 0.8;
/** Where so much of a floor is of another colour and level and no rug's rectangle, one of the two is hardly floor. */
const UNLIKE = 0.42;
/** A rug that a bed half hides lies within two hundredths of its floor's drop. */
const SAME_LEVEL = 0.95;
/** A share of the photo that no cushion or book has, a distance in Lab that no shadow makes, a share of the height. */
const [LARGE, OTHER, HIGHER] = [0.02, 14, 0.01];

/**
 * The floor: the lowest, largest, clearest mask, and whatever else is of its colour or level. `agreement` is the share of
 * edges that the room's camera explains: outdoors few do, and what lies beyond the foreground there is no floor.
 */
export function findFloor(candidates: Candidate[], scene: Scene, agreement: number): Floor | null {
  const possible = candidates.filter((mask) => mask.aboveHorizon < 0.04 && mask.quality > 0.55);
  if (possible.length === 0) return null;
  const lowest = Math.max(0.1, ...possible.filter((m) => m.area > 0.015).map((m) => m.drop));
  const ranked = possible.map((mask) => ({ mask, score: floorScore(mask, lowest) })).toSorted((a, b) => b.score - a.score);
  const lensOver = (drop: number) => measuredHeight(drop, scene.camera.focal, scene.height);
  const clear = Math.max(0, ...possible.filter(isClear).map(({ drop }) => drop));
  const isSeat = (mask: Candidate) => mask.drop < LEVEL * clear || lensOver(mask.drop) < LOWEST_LENS;
  const isBehind = (mask: Candidate) => !isSeat(mask) && mask.quality > 0.85 && mask.area > LARGE && mask.bottom > 0.03;
  const first = ranked[0]!;
  const best = (agreement > ROOM_LIKE && isSeat(first.mask) && ranked.find(({ mask }) => isBehind(mask))) || first;
  const level = Math.max(best.mask.drop, clear);
  const lens = lensOver(level);
  if (lens < LOWEST_LENS) return null;
  const isPart = (mask: Candidate) =>
    belongs(mask, level, scene) &&
    !standsBehind(mask, best.mask, scene) &&
    !(lens < ROUGH && standsHigher(mask, best.mask, scene));
  const rectangleOf = remembered((mask: Candidate) => liesFlat(mask.logits, scene));
  const isOther = (mask: Candidate) => !isSameColour(mask, best.mask, OTHER) && rectangleOf(mask) === null;
  const isFoot = (mask: Candidate) => isPieceOfStanding(mask, candidates, best.mask, level) && isOther(mask);
  const isUnlike = (mask: Candidate) => !isSameLevel(mask, best.mask) && isOther(mask);
  const parts = ranked.map(({ mask }) => mask).filter((mask) => mask === best.mask || (isPart(mask) && !isFoot(mask)));
  const rugs = parts.flatMap((mask) => (isSameColour(mask, best.mask, 8) ? [] : (rectangleOf(mask) ?? [])));
  const floor = unite(best.mask, parts);
  const unlike = unite(best.mask, parts.filter(isUnlike)).area / floor.area;
  if (best.mask.quality < VAGUE && raggedness(floor.logits) > RAGGED) {
    return agreement > ROOM_LIKE ? beyondBed(possible.filter((mask) => !isSeat(mask))) : null;
  }
  if (unlike > UNLIKE) return { ...lowestOf(parts, best.mask), drop: level, rugs: [], isOneOfTwo: true };
  return { ...floor, drop: level, quality: best.mask.quality, rugs: distinct(rugs) };
}

/** Asked twice, answers without working it out again. */
function remembered<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, { value: V }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: work(key) };
    known.set(key, { value });
    return value;
  };
}

/** Of surfaces that are hardly one floor, the clear one that lies lowest, with what is of its colour. */
function lowestOf(parts: Candidate[], best: Candidate) {
  const lowest = parts.filter(isClear).toSorted((a, b) => b.drop - a.drop)[0] ?? best;
  const alike = parts.filter((mask) => isSameColour(mask, lowest, OTHER));
  return { ...unite(lowest, alike), quality: lowest.quality };
}

/**
 * Where depth takes a bed's throw and cushions for floor it tells nothing. But the throw ends where the bed does, and the
 * floor goes on to the wall: the floor is the clear mask that reaches furthest.
 */
function beyondBed(masks: Candidate[]): Floor | null {
  const [furthest] = masks.filter(isClear).toSorted((a, b) => topOf(a) - topOf(b));
  if (!furthest) return null;
  const { drop, quality } = furthest;
  return { ...unite(furthest, [furthest]), drop, quality, rugs: [], beyondBed: true };
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
  if (mask.drop > (mask.bottom > 0.03 ? LEVEL : 0.94) * level) return true;
  return mask.area > 0.03 && mask.drop > 0.8 * level && liesFlat(mask.logits, scene) !== null;
}

/**
 * Where depth is rough it takes a made bed for floor. Something large of another colour that is seen
 * higher up than the floor itself reaches stands, unless it is a rug's rectangle.
 */
function standsHigher(mask: Candidate, floor: Candidate, scene: Scene): boolean {
  if (mask.area < LARGE || isSameColour(mask, floor, OTHER)) return false;
  return topOf(mask) < topOf(floor) - HIGHER && liesFlat(mask.logits, scene) === null;
}

/** The share of the height at which a mask begins, but for a few cells. */
function topOf({ logits, area }: Candidate): number {
  let left = 0.01 * area * MASK * MASK;
  const first = logits.findIndex((value) => value > 0 && --left < 0);
  return Math.floor(first / MASK) / MASK;
}

/** The same rug is seen in several masks: one rectangle for each. */
function distinct(rugs: FlatRectangle[]): FlatRectangle[] {
  const areaOf = ({ u0, u1, v0, v1 }: FlatRectangle) => Math.max(0, u1 - u0) * Math.max(0, v1 - v0);
  const both = (a: FlatRectangle, b: FlatRectangle) =>
    areaOf({ u0: Math.max(a.u0, b.u0), u1: Math.min(a.u1, b.u1), v0: Math.max(a.v0, b.v0), v1: Math.min(a.v1, b.v1) });
  const kept: FlatRectangle[] = [];
  for (const rug of rugs.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    if (kept.every((other) => both(rug, other) < 0.3 * areaOf(rug))) kept.push(rug);
  }
  return kept;
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

const isSameLevel = (a: Candidate, b: Candidate) => Math.min(a.drop, b.drop) > SAME_LEVEL * Math.max(a.drop, b.drop);

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
