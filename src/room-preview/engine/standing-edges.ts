import { dot, type Camera, type PixelPoint, type Vec3 } from "../rules/camera.ts";
import type { Segment } from "./line-segments.ts";
import { MASK } from "./segment.ts";

/** An upright edge that stands on the floor: door frames, corners of the room, wardrobes. */
export type StandingEdge = {
  foot: PixelPoint;
  head: PixelPoint;
  /** How tall it is, in lens heights, and where on the floor it stands, in the same measure. */
  tall: number;
  at: { u: number; v: number };
  /** In photo heights: longer edges are measured better. */
  seen: number;
};

type View = Omit<Camera, "height">;
type Frame = { width: number; height: number };

/** How far from upright an edge may be, as the sine of the angle. */
const UPRIGHT = 0.03;
/** Pieces of one edge lie on one line; a door handle or a shadow may part them. In photo heights. */
const [ASIDE, GAP] = [0.007, 0.06];
/** How far under an edge's foot the floor may begin: skirting and the mask's own error. */
const FOOT = 0.035;
const SHORTEST = 0.12;

const ray = ({ focal, cx, cy }: View, { x, y }: PixelPoint): Vec3 => [(x - cx) / focal, (y - cy) / focal, 1];

/** Upright edges with a foot on the floor and a head within the photo, and how tall they are. */
export function standingEdges(segments: Segment[], camera: View, photo: Frame, floor: Float32Array): StandingEdge[] {
  const upright = segments.map(downwards).filter((edge) => isUpright(edge, camera));
  return joined(upright, photo.height).flatMap(([head, foot]) => {
    const seen = (foot.y - head.y) / photo.height;
    // An edge that leaves the photo has no head to measure to.
    if (seen < SHORTEST || head.y < 0.015 * photo.height || !floorBelow(foot, photo, floor)) return [];
    const measured = measure(camera, foot, head);
    return measured ? [{ foot, head, seen, ...measured }] : [];
  });
}

type Edge = [head: PixelPoint, foot: PixelPoint];

const downwards = ({ x1, y1, x2, y2 }: Segment): Edge => {
  const [a, b] = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  return a.y < b.y ? [a, b] : [b, a];
};

/** Seen along gravity: the plane through lens and edge holds the plumb line. */
function isUpright([head, foot]: Edge, camera: View): boolean {
  if (foot.y - head.y < 1.5 * Math.abs(foot.x - head.x)) return false;
  const [a, b] = [ray(camera, head), ray(camera, foot)];
  const normal: Vec3 = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return Math.abs(dot(normal, camera.down)) < UPRIGHT * Math.hypot(...normal);
}

/** Pieces of the same line as one, the longest first. */
function joined(edges: Edge[], height: number): Edge[] {
  const left = edges.toSorted((a, b) => b[1].y - b[0].y - (a[1].y - a[0].y));
  const found: Edge[] = [];
  while (left.length > 0) {
    let [head, foot] = left.shift()!;
    for (let i = 0; i < left.length; i++) {
      const [top, bottom] = left[i]!;
      const slope = (foot.x - head.x) / Math.max(1, foot.y - head.y);
      const off = (point: PixelPoint) => Math.abs(head.x + slope * (point.y - head.y) - point.x);
      if (Math.max(off(top), off(bottom)) > ASIDE * height) continue;
      if (top.y - foot.y > GAP * height || head.y - bottom.y > GAP * height) continue;
      if (top.y < head.y) head = top;
      if (bottom.y > foot.y) foot = bottom;
      left.splice(i, 1);
      i = -1; // longer now: what was too far away may touch it
    }
    found.push([head, foot]);
  }
  return found;
}

function floorBelow(foot: PixelPoint, { width, height }: Frame, floor: Float32Array): boolean {
  const isFloor = (x: number, y: number) => {
    const [column, row] = [Math.floor((x / width) * MASK), Math.floor((y / height) * MASK)];
    return column >= 0 && column < MASK && row >= 0 && row < MASK && floor[row * MASK + column]! > 0;
  };
  if (isFloor(foot.x, foot.y - FOOT * height)) return false; // a leg or a plank, not the foot of anything tall
  return [0.3, 0.6, 1].some((share) =>
    [-1, 0, 1].some((side) => isFloor(foot.x + side * 0.012 * width, foot.y + share * FOOT * height)),
  );
}

/** With the lens one unit above the floor. */
function measure(camera: View, foot: PixelPoint, head: PixelPoint): Pick<StandingEdge, "tall" | "at"> | null {
  const low = ray(camera, foot);
  const fall = dot(low, camera.down);
  if (fall < 0.03) return null;
  const at = { u: dot(low, camera.u) / fall, v: dot(low, camera.v) / fall };
  const high = ray(camera, head);
  const level = Math.hypot(dot(high, camera.u), dot(high, camera.v));
  if (level < 1e-6) return null;
  const reach = Math.hypot(at.u, at.v) / level;
  return { at, tall: 1 - reach * dot(high, camera.down) };
}
