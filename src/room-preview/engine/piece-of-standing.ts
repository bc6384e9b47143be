import type { Candidate } from "./floor-candidates.ts";

/** In shares of the photo: a shoe near the lens fills three hundredths. */
const LARGEST = 0.05;
/** What stands lies so much less far below the lens than the floor, or shows above the horizon. */
const [STANDS, ABOVE] = [0.8, 0.04];
/** People are often seen with little confidence. */
const BELIEVED = 0.4;
/** How much of the piece the whole must hold, and how little of the floor. */
const [HELD, OF_FLOOR] = [0.8, 0.1];

/**
 * A shoe or a table's foot: depth puts it on the floor, but the network also sees it as a piece of something
 * larger that stands there.
 */
export function isPieceOfStanding(piece: Candidate, masks: readonly Candidate[], floor: Candidate, level: number): boolean {
  if (piece.area > LARGEST) return false;
  return masks.some(
    (whole) =>
      whole.quality > BELIEVED &&
      whole.area > 2 * piece.area &&
      (whole.drop < STANDS * level || whole.aboveHorizon > ABOVE) &&
      shareWithin(piece, whole) > HELD &&
      shareWithin(whole, floor) < OF_FLOOR,
  );
}

function shareWithin(inner: Candidate, outer: Candidate): number {
  let [cells, both] = [0, 0];
  for (let cell = 0; cell < inner.logits.length; cell++) {
    if (inner.logits[cell]! <= 0) continue;
    cells++;
    if (outer.logits[cell]! > 0) both++;
  }
  return cells > 0 ? both / cells : 0;
}
