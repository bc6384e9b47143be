import { DEPTH } from "./depth.ts";
import { MASK } from "./segment.ts";

/** Fewer cells of floor than this say nothing. */
const FEWEST = 650;
const ROUNDS = 6;
/** A plane needs no more points than this. */
const SAMPLE = 2500;
/** However steeply one looks down, the horizon is not believed to be further above the photo. */
const HIGHEST = -0.1;

/** The stretch of the photo's height, from nearest to furthest floor, that tells nothing and that tells all it can. */
const SHORT = 0.18;
const LONG = 0.42;

type Plane = readonly [number, number, number];

export type DepthHorizon = {
  /** As a share of the photo's height. */
  at: number;
  /** 0 to 1: a short stretch of floor has to be drawn out far to reach the horizon. */
  trust: number;
};

/**
 * Where the floor would end if it went on for ever, going by depth alone. Over a plane the
 * inverse of depth is linear in the photo, and nought at the horizon: whatever the lens and the scale.
 */
export function horizonFromDepth(depth: Float32Array, floor: Float32Array): DepthHorizon | null {
  const cells: number[] = [];
  for (let cell = 0; cell < MASK * MASK; cell++) if (floor[cell]! > 0) cells.push(cell);
  if (cells.length < FEWEST) return null;
  const [, down, middle] = planeThrough(depth, cells);
  if (down <= 0) return null;
  const rowOf = (share: number) => Math.floor(cells[Math.floor(share * (cells.length - 1))]! / MASK) / MASK;
  const stretch = rowOf(0.97) - rowOf(0.03);
  return {
    at: Math.max(HIGHEST, -middle / down),
    trust: Math.min(1, Math.max(0, (stretch - SHORT) / (LONG - SHORT))),
  };
}

/** How near a cell of the mask lies: one over its metres ahead. */
export function nearness(depth: Float32Array, cell: number): number {
  const [x, y] = [cell % MASK, Math.floor(cell / MASK)];
  const at = Math.floor(((y + 0.5) * DEPTH) / MASK) * DEPTH + Math.floor(((x + 0.5) * DEPTH) / MASK);
  return 1 / Math.max(0.2, depth[at]!);
}

const placeOf = (cell: number): [number, number] => [((cell % MASK) + 0.5) / MASK - 0.5, (Math.floor(cell / MASK) + 0.5) / MASK];

/** Nearness as a plane over the photo: per width to the right, per height down, and at the middle of the top. */
function planeThrough(depth: Float32Array, cells: number[]): Plane {
  const step = Math.ceil(cells.length / SAMPLE);
  const some = cells.filter((_, i) => i % step === 0);
  return fitPlane(some.map((cell) => [...placeOf(cell), nearness(depth, cell)]));
}

/** a·x + b·y + c nearest to the values, by the sum of distances rather than of squares: outliers hardly count. */
function fitPlane(points: [number, number, number][]): Plane {
  let weights = points.map(() => 1);
  let found: Plane = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const rows = [0, 1, 2].map(() => [0, 0, 0, 0]);
    points.forEach(([x, y, value], i) => {
      const terms = [x, y, 1, value];
      for (let a = 0; a < 3; a++) for (let b = 0; b < 4; b++) rows[a]![b]! += weights[i]! * terms[a]! * terms[b]!;
    });
    found = solved(rows);
    const misses = points.map(([x, y, value]) => Math.abs(found[0] * x + found[1] * y + found[2] - value));
    const middle = misses.toSorted((a, b) => a - b)[misses.length >> 1]!;
    weights = misses.map((miss) => 1 / Math.max(miss, middle, 1e-6));
  }
  return found;
}

function solved(rows: number[][]): Plane {
  for (let i = 0; i < 3; i++) {
    const pivot = rows[i]![i]! || 1e-12;
    rows[i] = rows[i]!.map((value) => value / pivot);
    for (let k = 0; k < 3; k++) {
      if (k !== i) rows[k] = rows[k]!.map((value, j) => value - rows[k]![i]! * rows[i]![j]!);
    }
  }
  return [rows[0]![3]!, rows[1]![3]!, rows[2]![3]!];
}
