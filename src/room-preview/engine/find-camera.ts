import { cross, horizonAt, unit, type Camera, type Vec3 } from "../rules/camera.ts";
import type { DepthHorizon } from "./depth-horizon.ts";
import type { Segment } from "./line-segments.ts";

// Rooms are boxes: most edges run along gravity or one of two level directions at right angles.
// The camera is the focal length, pitch, roll and yaw under which the edges agree best with such
// a box: a coarse search over everything, then a fine one from the best dozen.

const RADIANS = Math.PI / 180;
const FOCALS = [0.5, 0.58, 0.68, 0.8, 0.95, 1.15];
/** The diagonal, in millimetres, that equivalent focal lengths are told by (CIPA DCG-001). */
const FULL_FRAME = 43.27;
const COARSE_TOLERANCE = 0.035;
const FINE_TOLERANCE = 0.018;
const STARTS = 12;
/** The coarse search looks at the longest edges only. */
const COARSE_EDGES = 90;
/** How much better a shifted axis must explain the edges before it is believed. */
const SHIFT_COST = 0.02;
/** How much, and within which share of the height, the horizon that depth tells counts. On judged rooms it is off by 0.05 to 0.13. */
const HORIZON_COST = 0.05;
const HORIZON_ERROR = 0.07;
const KEYS = ["focal", "pitch", "roll", "yaw", "axis"] as const;

export type FoundCamera = {
  camera: Omit<Camera, "height">;
  /** Share of edge length that agrees with the box, 0 to 1. */
  agreement: number;
  pitch: number;
  roll: number;
  axis: number;
  /** Agreement with the box and with how people take photos: how likely this camera is. */
  score: number;
};

/** Other cameras count when they explain the edges nearly as well and put the horizon elsewhere. */
const ALSO_LIKELY = 0.1;
const ELSEWHERE = 0.06;
const MOST_CAMERAS = 3;

type Guess = {
  focal: number;
  pitch: number;
  roll: number;
  yaw: number;
  /** The optical axis' row, as a share of the photo's height: half, unless cropped or shifted. */
  axis: number;
  score: number;
};
/** The plane through the lens and an edge, flattened: nx, ny, nz, weight. */
type Planes = Float64Array;

/** Looks for a camera, first by edges alone, then again with a horizon: the coarse search is done once. */
export type CameraSearch = (horizon: DepthHorizon | null) => [FoundCamera, ...FoundCamera[]];

/** The likeliest camera first, then others that see the same edges from a different height. */
export const findCameras = (segments: Segment[], width: number, height: number, focal35mm: number | null) =>
  cameraSearch(segments, width, height, focal35mm)(null);

export function cameraSearch(segments: Segment[], width: number, height: number, focal35mm: number | null): CameraSearch {
  const side = Math.max(width, height);
  const edges = segments.filter((segment) => segment.length > 0.04 * side).slice(0, 160);
  const known = focal35mm === null ? null : (focal35mm / FULL_FRAME) * Math.hypot(width, height);
  const weightIn = (some: Segment[]) => some.reduce((sum, edge) => sum + weightOf(edge, side), 0) || 1;
  const weigh = ({ focal, axis }: Pick<Guess, "focal" | "axis">, some: Segment[]) =>
    edgePlanes(some, width / 2, axis * height, focal, side);
  const total = weightIn(edges);
  const prior = (g: Guess, horizon: DepthHorizon | null) =>
    (known ? 0 : -0.05 * (Math.log(g.focal / side / 0.72) / 0.28) ** 2) -
    0.025 * ((g.pitch - 9) / 12) ** 2 -
    // People hold a phone level or, now and then, plainly askew: the cost of a tilt flattens out.
    0.07 * Math.log1p((g.roll / 2.5) ** 2) -
    SHIFT_COST * Math.min(1, Math.abs(g.axis - 0.5) / 0.05) -
    0.01 * ((g.axis - 0.5) / 0.15) ** 2 -
    (horizon ? horizon.trust * HORIZON_COST * Math.log1p(((horizonOf(g, height) - horizon.at) / HORIZON_ERROR) ** 2) : 0);

  const longest = edges.slice(0, COARSE_EDGES);
  const longestTotal = weightIn(longest);
  const coarse: Guess[] = [];
  const search = (axis: number, pitches: number[], rolls: number[]) => {
    for (const focal of known ? [known] : FOCALS.map((share) => share * side)) {
      const planes = weigh({ focal, axis }, longest);
      for (const pitch of pitches) {
        for (const roll of rolls) {
          for (let yaw = 0; yaw < 90; yaw += 3) {
            const guess = { focal, pitch, roll, yaw, axis, score: 0 };
            guess.score = agreement(planes, axes(guess), COARSE_TOLERANCE) / longestTotal;
            coarse.push(guess);
          }
        }
      }
    }
  };
  search(0.5, range(-12, 54, 2), range(-9, 9, 1.5));
  // A crop or a shift lens moves the axis; only photos with upright walls
  // are made that way, and a phone that wrote down its lens neither crops nor shifts.
  if (!known) for (const axis of [0.2, 0.3, 0.4, 0.6, 0.7]) search(axis, [-2, 0, 2, 4], [-1.25, 0, 1.25]);
  let last: { focal: number; axis: number; planes: Planes } = { focal: 0, axis: 0, planes: new Float64Array() };
  const fine = (g: Guess, horizon: DepthHorizon | null) => {
    if (known ? Math.abs(g.focal / known - 1) > 0.05 : g.focal < 0.42 * side || g.focal > 1.6 * side) return -Infinity;
    // Turning the camera leaves the planes as they are.
    if (last.focal !== g.focal || last.axis !== g.axis) last = { focal: g.focal, axis: g.axis, planes: weigh(g, edges) };
    return agreement(last.planes, axes(g), FINE_TOLERANCE) / total + prior(g, horizon);
  };
  const described = (guess: Guess): FoundCamera => {
    const { focal, pitch, roll, axis, score } = guess;
    const turned = axes(guess);
    return {
      camera: { focal, cx: width / 2, cy: axis * height, ...turned },
      agreement: agreement(weigh(guess, edges), turned, FINE_TOLERANCE) / total,
      pitch,
      roll,
      axis,
      score,
    };
  };
  return (horizon) => {
    const scores = Float64Array.from(coarse, (g) => g.score + prior(g, horizon));
    const least = scores.toSorted()[Math.max(0, scores.length - STARTS)]!;
    const starts = coarse.filter((_, i) => scores[i]! >= least);
    const refined = starts.map((start) => refine(start, (g) => fine(g, horizon))).toSorted((a, b) => b.score - a.score);
    return distinct(refined.map(described), width, height);
  };
}

function distinct(found: FoundCamera[], width: number, height: number): [FoundCamera, ...FoundCamera[]] {
  const horizon = ({ camera }: FoundCamera) => horizonAt(camera as Camera, width / 2) / height;
  const kept: [FoundCamera, ...FoundCamera[]] = [found[0]!];
  for (const one of found) {
    const isNew = kept.every((other) => Math.abs(horizon(one) - horizon(other)) > ELSEWHERE);
    if (isNew && one.score > found[0]!.score - ALSO_LIKELY && kept.length < MOST_CAMERAS) kept.push(one);
  }
  return kept;
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const weightOf = (edge: Segment, side: number) => (Math.min(edge.length, 0.35 * side) / side) * Math.min(1, edge.score * 1.5);

function edgePlanes(edges: Segment[], cx: number, cy: number, focal: number, side: number): Planes {
  const planes = new Float64Array(edges.length * 4);
  edges.forEach((edge, i) => {
    const normal = unit(
      cross([(edge.x1 - cx) / focal, (edge.y1 - cy) / focal, 1], [(edge.x2 - cx) / focal, (edge.y2 - cy) / focal, 1]),
    );
    planes[i * 4] = normal[0];
    planes[i * 4 + 1] = normal[1];
    planes[i * 4 + 2] = normal[2];
    planes[i * 4 + 3] = weightOf(edge, side);
  });
  return planes;
}

/** The horizon's height in the photo's middle, as a share. */
const horizonOf = ({ axis, focal, pitch, roll }: Guess, height: number) =>
  axis - (focal * Math.tan(pitch * RADIANS)) / Math.cos(roll * RADIANS) / height;

/** Gravity and the two level axes for a pitch, roll and yaw in degrees. */
function axes({ pitch, roll, yaw }: Pick<Guess, "pitch" | "roll" | "yaw">) {
  const [p, r, y] = [pitch * RADIANS, roll * RADIANS, yaw * RADIANS];
  const down: Vec3 = [Math.sin(r) * Math.cos(p), Math.cos(r) * Math.cos(p), Math.sin(p)];
  const ahead = unit([-down[2] * down[0], -down[2] * down[1], 1 - down[2] * down[2]]);
  const aside = cross(down, ahead);
  const turn = (c: number, s: number): Vec3 => [
    c * ahead[0] + s * aside[0],
    c * ahead[1] + s * aside[1],
    c * ahead[2] + s * aside[2],
  ];
  return { down, u: turn(Math.cos(y), Math.sin(y)), v: turn(-Math.sin(y), Math.cos(y)) };
}

/** Summed weight of the edges, each as far as it points to its nearest axis. */
function agreement(planes: Planes, { down, u, v }: ReturnType<typeof axes>, tolerance: number) {
  const sharp = 1 / (tolerance * tolerance);
  let sum = 0;
  for (let i = 0; i < planes.length; i += 4) {
    const x = planes[i]!;
    const y = planes[i + 1]!;
    const z = planes[i + 2]!;
    const a = Math.abs(x * down[0] + y * down[1] + z * down[2]);
    const b = Math.abs(x * u[0] + y * u[1] + z * u[2]);
    const c = Math.abs(x * v[0] + y * v[1] + z * v[2]);
    const miss = a < b ? (a < c ? a : c) : b < c ? b : c;
    if (miss < 3 * tolerance) sum += planes[i + 3]! * Math.exp(-miss * miss * sharp);
  }
  return sum;
}

/** Walks each number up and down with shrinking steps while that helps. */
function refine(start: Guess, score: (guess: Guess) => number): Guess {
  let best = { ...start, score: score(start) };
  const step = { focal: 0.06, pitch: 1, roll: 0.6, yaw: 1.5, axis: start.axis === 0.5 ? 0 : 0.02 };
  for (let round = 0; round < 26; round++) {
    const before = best.score;
    for (const key of KEYS) {
      for (const sign of [-1, 1]) {
        const moved = key === "focal" ? best.focal * (1 + sign * step.focal) : best[key] + sign * step[key];
        const tried = { ...best, [key]: moved };
        tried.score = score(tried);
        if (tried.score > best.score + 1e-6) best = tried;
      }
    }
    if (best.score === before) {
      for (const key of KEYS) step[key] *= 0.6;
    }
  }
  return best;
}
