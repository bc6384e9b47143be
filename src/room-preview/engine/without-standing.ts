import { CELLS, cellsBeside, flatnessAt, GRID, type Looks } from "./eyes.ts";
import { type Floor, OUTSIDE } from "./find-floor.ts";
import { MASK } from "./segment.ts";

/** What looks less like floor than this stands. */
const STANDS = 0.1;

/**
 * The floor without what stands well inside its masks: a leg, a low table, a bed's foot. A cell of the network's grid
 * is coarser than an outline, so cells beside one that may be floor are left to the masks.
 */
export function withoutStanding(floor: Floor | null, looks: Looks): Floor | null {
  if (!floor) return null;
  const mayBe = Uint8Array.from({ length: CELLS }, (_, cell) => (flatnessAt(looks, cell) < STANDS ? 0 : 1));
  const stands = Uint8Array.from({ length: CELLS }, (_, cell) =>
    mayBe[cell] || cellsBeside(cell).some((next) => mayBe[next]) ? 0 : 1,
  );
  const isOut = (at: number) => stands[cellAt(at)] === 1;
  const logits = floor.logits.map((value, at) => (value > 0 && isOut(at) ? OUTSIDE : value));
  const surfaces = floor.surfaces.map((surface, at) => (isOut(at) ? 0 : surface));
  return { ...floor, logits, surfaces, area: logits.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0) / logits.length };
}

const FINER = MASK / GRID;
const cellAt = (at: number) => Math.floor(Math.floor(at / MASK) / FINER) * GRID + Math.floor((at % MASK) / FINER);
