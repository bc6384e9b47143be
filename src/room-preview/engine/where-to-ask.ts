import { CELLS, cellsBeside, FINER, flatnessAt, GRID, type Looks } from "./eyes.ts";
import { patches } from "./patches.ts";
import { MASK, type Mask, type Prompt } from "./segment.ts";

/** A point of the photo, as shares of its size. */
export type Spot = Pick<Prompt, "x" | "y">;

const COLUMNS = [0.5, 0.2, 0.8, 0.35, 0.65, 0.06, 0.94];
const ROWS = [1, 0.67, 0.34, 0];
const LOWEST = 0.965;

/** A grid of points from `top` (a share of the photo's height) down. */
export const pointGrid = (top: number): Spot[] =>
  ROWS.flatMap((row) => COLUMNS.map((x) => ({ x, y: top + row * (LOWEST - top) })));

/** Where nothing around looks more like floor than this, there is none to ask about. */
const HARDLY = 0.1;

/** Whether there may be floor at a spot, or right beside it. */
export function mayBeFloor(looks: Looks, { x, y }: Spot): boolean {
  const [column, row] = [Math.floor(x * GRID), Math.floor(y * GRID)];
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((aside) => [column + aside, row + down] as const));
  return near.some(([i, j]) => i >= 0 && j >= 0 && i < GRID && j < GRID && flatnessAt(looks, j * GRID + i) > HARDLY);
}

/** What looks so much like floor and lies in no clear mask was not found yet, where it is a piece of so many cells. */
const [LIKELY, CLEAR, PIECE] = [0.6, 0.8, 10];
/** Each costs a tenth of a second, and what a rug could lie on is among the largest. */
const MOST = 4;

/** The middles of the largest pieces of floor that no clear mask has: a strip between two beds may hold no point of the grid. */
export function missedFloor(looks: Looks, masks: readonly Mask[]): Spot[] {
  const clear = masks.filter(({ quality }) => quality > CLEAR);
  const isMissed = (cell: number) =>
    flatnessAt(looks, cell) > LIKELY && clear.every(({ logits }) => logits[middleOf(cell)]! <= 0);
  const missed = Uint8Array.from({ length: CELLS }, (_, cell) => (isMissed(cell) ? 1 : 0));
  return patches(GRID, GRID, (cell) => missed[cell] === 1)
    .filter((piece) => piece.length >= PIECE)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST)
    .map((piece) => spotOf(innermost(piece)));
}

const middleOf = (cell: number) => (Math.floor(cell / GRID) * FINER + FINER / 2) * MASK + (cell % GRID) * FINER + FINER / 2;
const spotOf = (cell: number): Spot => ({ x: ((cell % GRID) + 0.5) / GRID, y: (Math.floor(cell / GRID) + 0.5) / GRID });

/** The cell of a piece that is furthest from its border; the photo's rim is none. */
function innermost(piece: readonly number[]): number {
  let left = new Set(piece);
  for (;;) {
    const inner = new Set([...left].filter((cell) => cellsBeside(cell).every((next) => left.has(next))));
    // A piece that fills the photo has no border to shrink from.
    if (inner.size === 0 || inner.size === left.size) return [...left][left.size >> 1]!;
    left = inner;
  }
}
