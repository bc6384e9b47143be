import { CELLS, cellsBeside, flatnessAt, gridCellOf, type Looks } from "./eyes.ts";
import { type Floor, OUTSIDE } from "./find-floor.ts";

/** What looks less like floor than this is none, whatever a mask says. */
const NO_FLOOR = 0.1;

/**
 * The floor without what stands well inside its masks, a stool or a bed's foot. A cell of the network's grid is
 * coarser than an outline, so cells beside one that may be floor, and with them all that is thin, are left to the masks.
 */
export function withoutStanding(floor: Floor | null, looks: Looks): Floor | null {
  if (!floor) return null;
  const mayBe = Uint8Array.from({ length: CELLS }, (_, cell) => (flatnessAt(looks, cell) < NO_FLOOR ? 0 : 1));
  const stands = Uint8Array.from({ length: CELLS }, (_, cell) =>
    mayBe[cell] || cellsBeside(cell).some((next) => mayBe[next]) ? 0 : 1,
  );
  const isOut = (at: number) => stands[gridCellOf(at)] === 1;
  const logits = floor.logits.map((value, at) => (value > 0 && isOut(at) ? OUTSIDE : value));
  const surfaces = floor.surfaces.map((surface, at) => (isOut(at) ? 0 : surface));
  return { ...floor, logits, surfaces, area: logits.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0) / logits.length };
}
