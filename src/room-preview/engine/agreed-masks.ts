import type { Patch } from "./floor-candidates.ts";
import { MASK } from "./segment.ts";

/** What is smaller, in cells, is a tile or a plank rather than a floor of them. */
const SMALLEST = 0.06 * MASK * MASK;
const ALIKE = 0.88;
/** One point gives three masks: so many that are alike come from at least three points. */
const ENOUGH = 6;
const AGREED = 0.9;

/**
 * On tiles the network rates each single tile above the floor of them. But asked anywhere on that floor
 * it also gives the whole, and always the same whole: what many points agree on counts as clear.
 */
export function raiseAgreed(masks: Patch[]): Patch[] {
  const large = masks.filter(({ cells }) => cells.length > SMALLEST);
  const raised = new Set(
    large.filter((mask) => mask.quality < AGREED && large.filter((other) => areAlike(mask, other)).length >= ENOUGH),
  );
  return masks.map((mask) => (raised.has(mask) ? { ...mask, quality: AGREED } : mask));
}

function areAlike(a: Patch, b: Patch): boolean {
  const [small, large] = a.cells.length < b.cells.length ? [a, b] : [b, a];
  if (small.cells.length < ALIKE * large.cells.length) return false;
  let both = 0;
  for (const cell of small.cells) if (large.logits[cell]! > 0) both++;
  return both > ALIKE * (small.cells.length + large.cells.length - both);
}
