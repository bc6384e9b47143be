import { type Camera, pixelToFloor } from "../rules/camera.ts";
import type { FlatRectangle } from "../rules/place-rug.ts";
import { CELLS, FINER, GRID, gridCellOf, KINDS, type Looks } from "./eyes.ts";
import type { Patch } from "./floor-candidates.ts";
import { patches } from "./patches.ts";
import { MASK } from "./segment.ts";

type View = { camera: Omit<Camera, "height">; width: number; height: number };
type Cells = readonly number[];

const [FLOOR, RUG] = [KINDS.indexOf("floor"), KINDS.indexOf("rug")];
/** What looks less like floor or rug is neither. */
const FLAT = 0.4;
/** Clear enough a mask, so much of it flat and no larger a share of the photo: of that, so much rug on average and no more bare floor. */
const [CLEAR, MOSTLY, LARGEST, RUG_LIKE, BARE, MOST_BARE] = [0.6, 0.5, 0.4, 0.4, 0.15, 0.15];
/** A piece without a mask: cells that look more like rug than floor, so many of them plainly. */
const [MORE, PLAINLY, PIECE] = [0.5, 0.6, 10];
/** So much of a rug lies on what was found to be floor; a bedspread does not. */
const ON_FLOOR = 0.2;
/** What lies further away, in lens heights, is measured too badly; what is shorter, is no rug. */
const [FURTHEST, SHORTEST] = [7, 0.3];
/** What lies so much in another is part of it. */
const PART = 0.5;

/**
 * The rugs and mats that lie there already, told by their looks: half hidden by furniture few are rectangles.
 * Each is bounded by what is seen of it: the rest is nobody's business.
 */
export function oldRugs(looks: Looks, masks: readonly Patch[], floor: Float32Array, view: View): FlatRectangle[] {
  const like = likenessOf(looks);
  const outlines = withoutParts(masks.filter((mask) => isRug(mask, like)).map(({ cells }) => cells));
  return [...outlines, ...piecesBeside(outlines, like)]
    .filter((cells) => cells.filter((cell) => floor[cell]! > 0).length > ON_FLOOR * cells.length)
    .flatMap((cells) => boundsOf(cells, view) ?? []);
}

/** How much more each cell looks like a rug than like bare floor, 0 to 1; -1 where it looks like neither. */
function likenessOf(looks: Looks): Float32Array {
  return Float32Array.from({ length: CELLS }, (_, cell) => {
    const [floor, rug] = [looks[cell * KINDS.length + FLOOR]!, looks[cell * KINDS.length + RUG]!];
    return floor + rug > FLAT ? rug / (floor + rug) : -1;
  });
}

/** A clear mask that looks like a rug throughout: one that holds bare floor as well is none. */
function isRug({ quality, cells }: Patch, like: Float32Array): boolean {
  if (quality < CLEAR || cells.length > LARGEST * MASK * MASK) return false;
  const flat = cells.map((cell) => like[gridCellOf(cell)]!).filter((value) => value >= 0);
  const mean = flat.reduce((sum, value) => sum + value, 0) / flat.length;
  const bare = flat.filter((value) => value < BARE).length;
  return flat.length > MOSTLY * cells.length && mean > RUG_LIKE && bare < MOST_BARE * flat.length;
}

/** The largest first, without those that lie in them. */
function withoutParts(outlines: Cells[]): Cells[] {
  const kept: { cells: Cells; has: Uint8Array }[] = [];
  for (const cells of outlines.toSorted((a, b) => b.length - a.length)) {
    if (kept.every(({ has }) => cells.filter((cell) => has[cell]).length <= PART * cells.length)) {
      kept.push({ cells, has: gridOf([cells]) });
    }
  }
  return kept.map(({ cells }) => cells);
}

/** What looks like a rug and lies in none of these. */
function piecesBeside(outlines: Cells[], like: Float32Array): Cells[] {
  const taken = gridOf(outlines);
  const isLeft = (cell: number) => finerCells(cell).filter((at) => taken[at]).length < FINER ** 2 / 2;
  return patches(GRID, GRID, (cell) => like[cell]! > MORE && isLeft(cell))
    .filter((piece) => piece.filter((cell) => like[cell]! > PLAINLY).length >= PIECE)
    .map((piece) => piece.flatMap(finerCells));
}

function gridOf(outlines: Cells[]): Uint8Array {
  const grid = new Uint8Array(MASK * MASK);
  for (const cells of outlines) for (const cell of cells) grid[cell] = 1;
  return grid;
}

/** The cells of a mask's finer grid that lie in one of ours. */
function finerCells(cell: number): number[] {
  const start = Math.floor(cell / GRID) * FINER * MASK + (cell % GRID) * FINER;
  return Array.from({ length: FINER ** 2 }, (_, i) => start + Math.floor(i / FINER) * MASK + (i % FINER));
}

/** Square with the room, round what these cells show of the floor. */
function boundsOf(cells: Cells, { camera, width, height }: View): FlatRectangle | null {
  const spots = cells
    .map((cell) => ({ x: (((cell % MASK) + 0.5) / MASK) * width, y: ((Math.floor(cell / MASK) + 0.5) / MASK) * height }))
    .flatMap((pixel) => pixelToFloor({ ...camera, height: 1 }, pixel) ?? [])
    .filter(({ u, v }) => Math.hypot(u, v) < FURTHEST);
  if (spots.length < cells.length / 2) return null;
  const [u0, u1] = spread(spots.map(({ u }) => u));
  const [v0, v1] = spread(spots.map(({ v }) => v));
  return Math.max(u1 - u0, v1 - v0) > SHORTEST ? { u0, u1, v0, v1 } : null;
}

/** From where to where, without the outermost hundredths. */
function spread(values: number[]): [number, number] {
  const sorted = Float64Array.from(values).toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return [at(0.02), at(0.98)];
}
