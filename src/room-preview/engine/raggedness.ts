import { MASK } from "./segment.ts";

/** What is more ragged is hardly one floor. */
export const RAGGED = 12;

/** Border cells over the root of the area: 4 for a square, 5 to 9 for judged floors, 17 for one sprinkled over a bed. */
export function raggedness(logits: Float32Array): number {
  let [border, area] = [0, 0];
  logits.forEach((value, cell) => {
    if (value <= 0) return;
    area++;
    const isInside = [cell - 1, cell + 1, cell - MASK, cell + MASK].every((next) => (logits[next] ?? 1) > 0);
    if (!isInside) border++;
  });
  return area > 0 ? border / Math.sqrt(area) : 0;
}
