import { flatnessAt, gridCellOf, type Looks } from "./eyes.ts";
import { type Floor, INSIDE, shareOfFloor } from "./find-floor.ts";
import { patches } from "./patches.ts";
import { MASK } from "./segment.ts";

/** A hole that looks so much like floor is floor: an inlay, a patch of sun, the line that masks leave out along the photo's edge. */
const PLAIN = 0.9;

/** The floor without the holes that the masks left in it. What is taller than wide may be a leg, too thin for the network to see. */
export function withoutHoles(floor: Floor, looks: Looks, photo: { width: number; height: number }): Floor {
  const logits = Float32Array.from(floor.logits);
  const isHole = (cells: readonly number[]) =>
    cells.length < logits.length / 2 &&
    isWide(cells, photo) &&
    cells.reduce((sum, cell) => sum + flatnessAt(looks, gridCellOf(cell)), 0) > PLAIN * cells.length;
  for (const cells of patches(MASK, MASK, (cell) => !(floor.logits[cell]! > 0))) {
    if (isHole(cells)) for (const cell of cells) logits[cell] = INSIDE;
  }
  return { ...floor, logits, area: shareOfFloor(logits) };
}

function isWide(cells: readonly number[], { width, height }: { width: number; height: number }): boolean {
  const [xs, ys] = [cells.map((cell) => cell % MASK), cells.map((cell) => Math.floor(cell / MASK))];
  return spread(xs) * width >= spread(ys) * height;
}

const spread = (values: readonly number[]) =>
  values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) + 1;
