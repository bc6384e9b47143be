import { CELLS, cellsBeside, flatness, flatnessAt, gridCellOf, KINDS, looksOver, type Looks } from "./eyes.ts";
import { type Floor, OUTSIDE, shareOfFloor } from "./find-floor.ts";
import type { Patch } from "./floor-candidates.ts";
import { MASK } from "./segment.ts";

const RUG = KINDS.indexOf("rug");
/** What looks less like floor than this is none, whatever a mask says. */
const NO_FLOOR = 0.1;
/** A clear mask of no more of the photo that looks less like floor than this stands, but for what does look like floor in it. */
const THING = { clear: 0.75, largest: 0.15, flat: 0.45, rug: 0.2, lies: 0.7 };

/**
 * The floor without what stands on it, a stool or a bed's foot. A cell of the network's grid is coarser than an
 * outline, so cells beside one that may be floor, and with them all that is thin, are left to the masks.
 */
export function withoutStanding(floor: Floor | null, looks: Looks, masks: readonly Patch[] = []): Floor | null {
  if (!floor) return null;
  const mayBe = Uint8Array.from({ length: CELLS }, (_, cell) => (flatnessAt(looks, cell) < NO_FLOOR ? 0 : 1));
  const stands = Uint8Array.from({ length: CELLS }, (_, cell) =>
    mayBe[cell] || cellsBeside(cell).some((next) => mayBe[next]) ? 0 : 1,
  );
  const things = thingsOf(masks, looks);
  const isOut = (at: number) => stands[gridCellOf(at)] === 1 || things[at] === 1;
  const logits = floor.logits.map((value, at) => (value > 0 && isOut(at) ? OUTSIDE : value));
  const surfaces = floor.surfaces.map((surface, at) => (isOut(at) ? 0 : surface));
  return { ...floor, logits, surfaces, area: shareOfFloor(logits) };
}

/** Where clear masks show things that stand: their outlines are finer than the network's grid. */
function thingsOf(masks: readonly Patch[], looks: Looks): Uint8Array {
  const things = new Uint8Array(MASK * MASK);
  for (const { quality, cells } of masks) {
    if (quality < THING.clear || cells.length > THING.largest * things.length) continue;
    const seen = looksOver(looks, cells);
    // A mat is easily taken for a seat.
    if (flatness(seen) > THING.flat || seen[RUG]! > THING.rug) continue;
    for (const cell of cells) if (flatnessAt(looks, gridCellOf(cell)) < THING.lies) things[cell] = 1;
  }
  return things;
}
