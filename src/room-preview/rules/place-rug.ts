import { floorToPixel, type Camera } from "./camera.ts";
import type { RugPlace } from "./rug-plane.ts";

export type Placed = RugPlace & {
  /** Share of the rug that nothing hides, and share that lies within the photo. */
  visible: number;
  inFrame: number;
};

const CELL = 0.05;
const CELLS = 240;
const SPAN = CELLS * CELL;
/** The grid's middle lies this far ahead of the camera, in metres. */
const AHEAD = 3.2;

type IsFloor = (x: number, y: number) => boolean;

/**
 * The best spot for a rug, square with the room: seen whole, on bare floor, near the middle and
 * not far away. Every spot and both turns are tried on a bird's-eye plan of 5 cm cells.
 */
export function placeRug(
  camera: Camera,
  photo: { width: number; height: number },
  isFloor: IsFloor,
  rug: { width: number; length: number },
): Placed | null {
  const plan = birdsEye(camera, photo, isFloor);
  let best: (Placed & { score: number }) | null = null;
  for (const angle of [0, 90]) {
    const across = Math.round((angle === 0 ? rug.width : rug.length) / CELL);
    const along = Math.round((angle === 0 ? rug.length : rug.width) / CELL);
    for (let j = 0; j + along < CELLS; j += 2) {
      for (let i = 0; i + across < CELLS; i += 2) {
        const area = across * along;
        const visible = sum(plan.floor, i, j, i + across, j + along) / area;
        const inFrame = sum(plan.frame, i, j, i + across, j + along) / area;
        if (inFrame < 0.5 || visible < 0.2) continue;
        const u = plan.u0 + (i + across / 2) * CELL;
        const v = plan.v0 + (j + along / 2) * CELL;
        const centre = floorToPixel(camera, { u, v });
        if (!centre) continue;
        const margin = sum(plan.floor, i - 5, j - 5, i + across + 5, j + along + 5) / ((across + 10) * (along + 10));
        const score =
          visible +
          0.7 * inFrame +
          0.35 * margin -
          0.5 * Math.abs(centre.x / photo.width - 0.5) -
          0.06 * Math.max(0, Math.hypot(u, v) - 3.5) ** 1.3;
        if (!best || score > best.score) best = { u, v, angle, ...rug, visible, inFrame, score };
      }
    }
  }
  return best;
}

/** Summed-area tables of where the plan is bare floor and where it is within the photo. */
function birdsEye(camera: Camera, photo: { width: number; height: number }, isFloor: IsFloor) {
  const level = Math.hypot(camera.u[2], camera.v[2]) || 1;
  const u0 = (AHEAD * camera.u[2]) / level - SPAN / 2;
  const v0 = (AHEAD * camera.v[2]) / level - SPAN / 2;
  const floor = new Float32Array((CELLS + 1) ** 2);
  const frame = new Float32Array((CELLS + 1) ** 2);
  for (let j = 0; j < CELLS; j++) {
    for (let i = 0; i < CELLS; i++) {
      const pixel = floorToPixel(camera, { u: u0 + (i + 0.5) * CELL, v: v0 + (j + 0.5) * CELL });
      const inside = pixel !== null && pixel.x >= 0 && pixel.y >= 0 && pixel.x < photo.width && pixel.y < photo.height;
      const bare = inside && isFloor(Math.floor(pixel.x), Math.floor(pixel.y));
      const at = (j + 1) * (CELLS + 1) + i + 1;
      for (const [table, value] of [
        [floor, bare ? 1 : 0],
        [frame, inside ? 1 : 0],
      ] as const) {
        table[at] = value + table[at - 1]! + table[at - CELLS - 1]! - table[at - CELLS - 2]!;
      }
    }
  }
  return { floor, frame, u0, v0 };
}

function sum(table: Float32Array, i0: number, j0: number, i1: number, j1: number): number {
  const row = CELLS + 1;
  const [a, b] = [Math.max(0, i0), Math.max(0, j0)];
  const [c, d] = [Math.min(CELLS, i1), Math.min(CELLS, j1)];
  return table[d * row + c]! - table[b * row + c]! - table[d * row + a]! + table[b * row + a]!;
}
