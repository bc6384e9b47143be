import { nearness, nearnessOn, planeThrough } from "./depth-horizon.ts";
import { patches } from "./patches.ts";
import { MASK } from "./segment.ts";

/** A floor smaller than this, in cells, says nothing about the rest. */
const FEWEST = 800;
/** How much nearer than the floor's plane a patch may seem: depth is rough, above all far away. */
const RATIO = 1.4;
const SLACK = 0.03;

/**
 * Patches of a floor's mask that cannot lie on it: seen beyond a table there is wall of the floor's colour,
 * and a wall is nearer than the floor would be there. Only what is seen above the floor is judged: between
 * chair legs depth is a guess. They become nothing, in place.
 */
export function dropStanding(logits: Float32Array, depth: Float32Array): void {
  const [main, ...others] = patches(MASK, MASK, (cell) => logits[cell]! > 0).toSorted((a, b) => b.length - a.length);
  if (!main || main.length < FEWEST) return;
  const plane = planeThrough(depth, main);
  const furthest = main.toSorted((a, b) => a - b)[Math.floor(main.length * 0.03)]!;
  for (const patch of others) {
    const excess = patch.map((cell) => nearness(depth, cell) - RATIO * Math.max(0, nearnessOn(plane, cell)) - SLACK);
    const middle = excess.toSorted((a, b) => a - b)[excess.length >> 1]!;
    const row = patch.toSorted((a, b) => a - b)[patch.length >> 1]!;
    if (middle > 0 && row < furthest) for (const cell of patch) logits[cell] = -20;
  }
}
