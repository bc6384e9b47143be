import { besideOld, type FlatRectangle, inMetres, liesTo } from "./beside-old.ts";
import { floorToPixel, type Camera } from "./camera.ts";
import type { RugPlace } from "./rug-plane.ts";
import { wallReader, type Walls } from "./walls.ts";

export type { FlatRectangle } from "./beside-old.ts";

export type Placed = RugPlace & {
  /** Share of the rug that nothing hides, and share that lies within the photo. */
  visible: number;
  inFrame: number;
  /** It lies under a table or a bed with bare floor around, as a decorator would lay it. */
  under?: boolean;
  /** An old rug shows beside or around it: the floor has no better spot. */
  overOld?: boolean;
  /** The size shown, where it is not the one asked for: that one does not fit. */
  size?: string;
};

const CELL = 0.05;
const CELLS = 240;
const SPAN = CELLS * CELL;
/** The grid's middle lies this far ahead of the camera, in metres. */
const AHEAD = 3.2;

/** So much of a rug lies within the photo, and bare, where it is seen as a whole. */
const LEAST = { inFrame: 0.35, visible: 0.25 };
/**
 * Where the floor has no such spot, what peeps out from under a bed or goes out of the photo is still a rug: from so
 * much on, and from less where it frames what stands on it, which also makes one spot better than another.
 */
const GLIMPSE = { inFrame: 0.2, visible: 0.12, framing: 0.08, gain: 0.3 };

/** What is known of a room beside its floor: the rugs that lie there already, and where walls and cupboards are seen. */
export type KnownOfRoom = { oldRugs?: readonly FlatRectangle[] | undefined; walls?: Walls | undefined };

/** What a share of the rug that would lie beneath a wall costs: it seems to be cut off by it, or to go on in the next room. */
const BENEATH_WALL = 6;

type IsFloor = (x: number, y: number) => boolean;
type Scored = Placed & { score: number };

/**
 * The best spot for a rug, square with the room: seen whole, on bare floor, near the middle and
 * not far away. Every spot and both turns are tried on a bird's-eye plan of 5 cm cells.
 */
export function placeRug(
  camera: Camera,
  photo: { width: number; height: number },
  isFloor: IsFloor,
  rug: { width: number; length: number },
  { oldRugs = [], walls }: KnownOfRoom = {},
): Placed | null {
  const plan = birdsEye(camera, photo, isFloor, wallReader(walls));
  const olds = oldRugs.map((old) => inMetres(old, camera.height));
  let best: Scored | null = null;
  let glimpse: Scored | null = null;
  for (const angle of [0, 90]) {
    const across = Math.round((angle === 0 ? rug.width : rug.length) / CELL);
    const along = Math.round((angle === 0 ? rug.length : rug.width) / CELL);
    for (let j = 0; j + along < CELLS; j += 2) {
      for (let i = 0; i + across < CELLS; i += 2) {
        const area = across * along;
        const visible = sum(plan.floor, i, j, i + across, j + along) / area;
        const inFrame = sum(plan.frame, i, j, i + across, j + along) / area;
        if (inFrame < GLIMPSE.inFrame || visible < GLIMPSE.framing) continue;
        const u = plan.u0 + (i + across / 2) * CELL;
        const v = plan.v0 + (j + along / 2) * CELL;
        const centre = floorToPixel(camera, { u, v });
        if (!centre) continue;
        const isGlimpse = inFrame < LEAST.inFrame || visible < LEAST.visible;
        if (isGlimpse && best) continue;
        const frames = isGlimpse && framesWhatStandsOnIt(plan, i, j, across, along, u, v);
        if (isGlimpse && !frames && visible < GLIMPSE.visible) continue;
        const margin = sum(plan.floor, i - 5, j - 5, i + across + 5, j + along + 5) / ((across + 10) * (along + 10));
        const hidden = hiddenUnder(plan, i, j, across, along, u, v);
        const score =
          1.5 * visible +
          0.5 * inFrame +
          0.35 * margin -
          0.5 * Math.abs(centre.x / photo.width - 0.5) -
          0.06 * Math.max(0, Math.hypot(u, v) - 3.5) ** 1.3 +
          0.9 * hidden +
          (frames ? GLIMPSE.gain : 0) -
          (BENEATH_WALL * sum(plan.wall, i, j, i + across, j + along)) / area +
          olds.reduce((sum, old) => sum + besideOld(rectangleAt(u, v, across * CELL, along * CELL), old), 0);
        const spot = { u, v, angle, ...rug, visible, inFrame, under: hidden > 0.2, score };
        if (!isGlimpse && (!best || score > best.score)) best = spot;
        if (isGlimpse && (!glimpse || score > glimpse.score)) glimpse = spot;
      }
    }
  }
  const spot = best ?? glimpse;
  return spot && { ...spot, overOld: olds.some((old) => OVER.has(liesTo(rectangleOf(spot), old))) };
}

const OVER = new Set(["on", "half-on"]);

/** How wide a border of a rug must be bare for it to lie under something, in cells. */
const BORDER = 6;
const BARE = { each: 0.55, together: 0.72 };

/**
 * The share of a rug's middle that is hidden while its near and its two other sides are bare: it lies under a table,
 * or under a bed with its foot out. What stands there hides the far side, so that one is not asked.
 */
function hiddenUnder(plan: Plan, i: number, j: number, across: number, along: number, u: number, v: number): number {
  const [near, ...aside] = bareSides(plan, i, j, across, along, u, v, BORDER);
  const together = (near + aside[0] + aside[1]) / 3;
  if (Math.min(near, ...aside) < BARE.each || together < BARE.together) return 0;
  const inside = bareShare(plan, i + BORDER, j + BORDER, i + across - BORDER, j + along - BORDER);
  return inside === 0 ? 0 : Math.min(0.75, 1 - inside);
}

/** The border of a rug's ornament, in cells: that much of it tells that a rug goes on under a bed. */
const EDGE = 3;

/** Whether a rug is seen along its near side and one more: then what hides the rest plainly stands on it. */
function framesWhatStandsOnIt(plan: Plan, i: number, j: number, across: number, along: number, u: number, v: number): boolean {
  const [near, ...aside] = bareSides(plan, i, j, across, along, u, v, EDGE);
  return Math.min(near, Math.max(...aside)) > BARE.each;
}

/** How bare a rug's near side and the two beside it are, in a border so many cells wide. */
function bareSides(plan: Plan, i: number, j: number, across: number, along: number, u: number, v: number, wide: number) {
  const [right, far] = [i + across, j + along];
  const [low, high] = [bareShare(plan, i, j, right, j + wide), bareShare(plan, i, far - wide, right, far)];
  const [left, other] = [bareShare(plan, i, j, i + wide, far), bareShare(plan, right - wide, j, right, far)];
  if (Math.abs(v) > Math.abs(u)) return [v > 0 ? low : high, left, other] as const;
  return [u > 0 ? left : other, low, high] as const;
}

/** The share of bare floor in what one sees of a stretch of the plan; none where most of it lies outside the photo. */
function bareShare(plan: Plan, i0: number, j0: number, i1: number, j1: number): number {
  const seen = sum(plan.frame, i0, j0, i1, j1);
  return seen < 0.4 * (i1 - i0) * (j1 - j0) ? 0 : sum(plan.floor, i0, j0, i1, j1) / seen;
}

const rectangleAt = (u: number, v: number, across: number, along: number): FlatRectangle => ({
  u0: u - across / 2,
  u1: u + across / 2,
  v0: v - along / 2,
  v1: v + along / 2,
});
const rectangleOf = ({ u, v, angle, width, length }: RugPlace) =>
  angle === 0 ? rectangleAt(u, v, width, length) : rectangleAt(u, v, length, width);

type Plan = ReturnType<typeof birdsEye>;

/** Summed-area tables of where the plan is bare floor, where it is within the photo and where a wall hides it. */
function birdsEye(camera: Camera, photo: { width: number; height: number }, isFloor: IsFloor, isWall: IsFloor) {
  const level = Math.hypot(camera.u[2], camera.v[2]) || 1;
  const u0 = (AHEAD * camera.u[2]) / level - SPAN / 2;
  const v0 = (AHEAD * camera.v[2]) / level - SPAN / 2;
  const floor = new Float32Array((CELLS + 1) ** 2);
  const frame = new Float32Array((CELLS + 1) ** 2);
  const wall = new Float32Array((CELLS + 1) ** 2);
  for (let j = 0; j < CELLS; j++) {
    for (let i = 0; i < CELLS; i++) {
      const pixel = floorToPixel(camera, { u: u0 + (i + 0.5) * CELL, v: v0 + (j + 0.5) * CELL });
      const inside = pixel !== null && pixel.x >= 0 && pixel.y >= 0 && pixel.x < photo.width && pixel.y < photo.height;
      const bare = inside && isFloor(Math.floor(pixel.x), Math.floor(pixel.y));
      const at = (j + 1) * (CELLS + 1) + i + 1;
      for (const [table, value] of [
        [floor, bare ? 1 : 0],
        [frame, inside ? 1 : 0],
        [wall, inside && !bare && isWall(pixel.x / photo.width, pixel.y / photo.height) ? 1 : 0],
      ] as const) {
        table[at] = value + table[at - 1]! + table[at - CELLS - 1]! - table[at - CELLS - 2]!;
      }
    }
  }
  return { floor, frame, wall, u0, v0 };
}

function sum(table: Float32Array, i0: number, j0: number, i1: number, j1: number): number {
  const row = CELLS + 1;
  const [a, b] = [Math.max(0, i0), Math.max(0, j0)];
  const [c, d] = [Math.min(CELLS, i1), Math.min(CELLS, j1)];
  return table[d * row + c]! - table[b * row + c]! - table[d * row + a]! + table[b * row + a]!;
}
