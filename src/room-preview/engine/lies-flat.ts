import { type Camera, type FloorPoint, pixelToFloor } from "../rules/camera.ts";
import type { FlatRectangle } from "../rules/place-rug.ts";
import type { Scene } from "./floor-candidates.ts";
import { MASK } from "./segment.ts";

/** A lens height to measure with: only the shape counts, and roughly the size. */
const HEIGHT = 1.3;
const SMALLEST = { short: 0.5, long: 0.9 };
const FILLED = 0.88;
/** How alike opposite sides must be. */
const PARALLEL = 0.85;

/**
 * The rectangle, square with the room, that a mask laid down on the floor fills: a rug is one;
 * whatever stands up is drawn out away from the camera and fills its rectangle badly.
 */
export function liesFlat(logits: Float32Array, scene: Pick<Scene, "camera" | "width" | "height">): FlatRectangle | null {
  const camera: Camera = { ...scene.camera, height: HEIGHT };
  const spots = Array.from(logits, (_, cell) =>
    pixelToFloor(camera, {
      x: (((cell % MASK) + 0.5) / MASK) * scene.width,
      y: ((Math.floor(cell / MASK) + 0.5) / MASK) * scene.height,
    }),
  );
  const inside = spots.filter((spot, cell): spot is FloorPoint => spot !== null && logits[cell]! > 0);
  const [u0, u1] = spread(inside.map(({ u }) => u));
  const [v0, v1] = spread(inside.map(({ v }) => v));
  const sides = [u1 - u0, v1 - v0].toSorted((a, b) => a - b);
  if (!(sides[0]! > SMALLEST.short && sides[1]! > SMALLEST.long)) return null;
  if (!isParallel(inside, "u", "v", v0, v1) || !isParallel(inside, "v", "u", u0, u1)) return null;
  let within = 0;
  let filled = 0;
  spots.forEach((spot, cell) => {
    if (!spot || spot.u < u0 || spot.u > u1 || spot.v < v0 || spot.v > v1) return;
    within++;
    if (logits[cell]! > 0) filled++;
  });
  if (filled / within <= FILLED) return null;
  return { u0: u0 / HEIGHT, u1: u1 / HEIGHT, v0: v0 / HEIGHT, v1: v1 / HEIGHT };
}

/** Whether it is as wide at its near end as at its far end: what stands up seems to widen with distance. */
function isParallel(inside: FloorPoint[], across: "u" | "v", along: "u" | "v", from: number, to: number): boolean {
  const end = (to - from) / 8;
  const ends = [inside.filter((spot) => spot[along] < from + end), inside.filter((spot) => spot[along] > to - end)];
  const widths = ends.map((spots) => {
    const [a, b] = spread(spots.map((spot) => spot[across]));
    return b - a;
  });
  return Math.min(...widths) > PARALLEL * Math.max(...widths);
}

/** From where to where, without the outermost hundredths. */
function spread(values: number[]): [number, number] {
  const sorted = Float64Array.from(values).toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return [at(0.015), at(0.985)];
}
