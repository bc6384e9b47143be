import type { Segment } from "./line-segments.ts";
import type { StandingEdge } from "./standing-edges.ts";

export type Scale = {
  /** How high the lens was, in metres. */
  height: number;
  /** How far off that may be, as a share: one standard error. */
  margin: number;
  /** What told it: a door's frame, other tall edges, or only what is usual. */
  by: "door" | "edges" | "usual";
};

/** Heights that upright edges in homes have, in metres: doors, ceilings; then anything. */
const KINDS = [
  { at: 2.04, spread: 0.08, share: 0.3 },
  { at: 2.48, spread: 0.15, share: 0.42 },
];
/** Whatever else stands there and is this tall, from and to. */
const ANY = { from: 0.4, to: 3.2, share: 0.28 };
/** A door's width in metres, and its spread. */
const DOOR = { tall: 2.04, wide: 0.8, spread: 0.1 };
/** What depth and habit say of the lens is this far off in the middle, in logarithms. */
const PRIOR_SPREAD = 0.14;
/** An edge counts fully from this length on, in photo heights; many edges of one frame are not many witnesses. */
const LONG = 0.35;
const MOST_EDGES = 6;
/** The camera is itself only estimated, and a window's bar may pass for a door's frame. */
const LEAST_MARGIN = { door: 0.08, edges: 0.11, usual: 0.16 };

const bell = (x: number, at: number, spread: number) =>
  Math.exp(-0.5 * ((x - at) / spread) ** 2) / (spread * Math.sqrt(2 * Math.PI));

/** The lens's height that makes doors as tall as doors are, weighed against what is usual. */
export function roomScale(usual: number, edges: readonly StandingEdge[], segments: readonly Segment[]): Scale {
  const tallest = edges
    .filter(({ tall }) => tall > 1.05 && tall < 2.9)
    .toSorted((a, b) => b.seen - a.seen)
    .slice(0, MOST_EDGES);
  const doors = doorPairs(tallest, segments);
  const heights = Array.from({ length: 181 }, (_, i) => 0.8 * (1.9 / 0.8) ** (i / 180));
  const logs = heights.map((height) => {
    let log = -0.5 * (Math.log(height / usual) / PRIOR_SPREAD) ** 2;
    for (const { tall, seen } of tallest) log += Math.min(1, seen / LONG) * 0.45 * Math.log(density(tall * height));
    for (const { tall, wide } of doors) {
      log += Math.log(0.15 + bell(tall * height, DOOR.tall, 0.08) * bell(wide * height, DOOR.wide, DOOR.spread) * 0.1);
    }
    return log;
  });
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = heights.reduce((sum, height, i) => sum + Math.log(height) * weights[i]!, 0) / total;
  const variance = heights.reduce((sum, height, i) => sum + (Math.log(height) - mean) ** 2 * weights[i]!, 0) / total;
  const by = doors.length > 0 ? "door" : tallest.length > 0 ? "edges" : "usual";
  return { height: Math.exp(mean), margin: Math.max(LEAST_MARGIN[by], Math.sqrt(variance)), by };
}

function density(metres: number): number {
  const within = metres > ANY.from && metres < ANY.to ? ANY.share / (ANY.to - ANY.from) : 0.005;
  return within + KINDS.reduce((sum, { at, spread, share }) => sum + share * bell(metres, at, spread), 0);
}

/** Two edges as tall as each other, as far apart as a door is wide for its height, with a lintel from head to head. */
function doorPairs(edges: readonly StandingEdge[], segments: readonly Segment[]): { tall: number; wide: number }[] {
  const pairs: { tall: number; wide: number }[] = [];
  edges.forEach((a, i) => {
    for (const b of edges.slice(i + 1)) {
      const wide = Math.hypot(a.at.u - b.at.u, a.at.v - b.at.v);
      const tall = (a.tall + b.tall) / 2;
      const isDoor = Math.abs(a.tall / b.tall - 1) < 0.06 && tall / wide > 1.9 && tall / wide < 3.2;
      if (isDoor && segments.some((segment) => joins(segment, a, b))) pairs.push({ tall, wide });
    }
  });
  return pairs.slice(0, 2);
}

/** Whether an edge runs from one head to the other, or most of the way. */
function joins({ x1, y1, x2, y2, length }: Segment, a: StandingEdge, b: StandingEdge): boolean {
  const [ux, uy] = [b.head.x - a.head.x, b.head.y - a.head.y];
  const span = Math.hypot(ux, uy);
  if (span < 1 || length < 0.5 * span || length > 1.6 * span) return false;
  const near = 0.06 * (a.foot.y - a.head.y);
  return [
    [x1, y1],
    [x2, y2],
  ].every(([x, y]) => {
    const along = ((x! - a.head.x) * ux + (y! - a.head.y) * uy) / (span * span);
    const aside = Math.abs((x! - a.head.x) * uy - (y! - a.head.y) * ux) / span;
    return along > -0.3 && along < 1.3 && aside < near;
  });
}
