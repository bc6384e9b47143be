import { CELLS, FINER, GRID, INPUTS, KINDS, cellsOf, type Kind } from "../../src/room-preview/engine/eyes.ts";
import { MASK, type Mask } from "../../src/room-preview/engine/segment.ts";

/** A photo of others by reference, and spots in it that an eye has named: x and y in turns, as shares of its size. */
export type Labelled = {
  name: string;
  /** Photos of one home are alike: it is learned from or judged by, never both. */
  home: string;
  sha256: string;
  address: string;
  points: Partial<Record<Kind, number[]>>;
};

/** What the network is shown of one photo: cell by cell its inputs, its kind, and how much it counts. */
export type Examples = { home: string; inputs: Float32Array[]; kinds: number[]; weights: number[]; named: boolean[] };

/** A mask this clear, with named spots of one kind alone, is all of that kind. */
const CLEAR = 0.8;
/** Cells wholly within such a mask; so many of a photo are enough, and together they count as much as its named spots. */
const [WITHIN, ENOUGH] = [0.95, 300];

export function examplesFrom(photo: Labelled, features: Float32Array, masks: readonly Mask[]): Examples {
  const spots = KINDS.flatMap((kind, index) => pairs(photo.points[kind] ?? []).map(([x, y]) => ({ x, y, kind: index })));
  const named = new Map(spots.map(({ x, y, kind }) => [cellOf(x, y, GRID), kind]));
  const spread = [...spreadBy(masks, spots)].filter(([cell]) => !named.has(cell));
  const some = spread.filter((_, i) => i % Math.ceil(spread.length / ENOUGH) === 0);
  const all = [...named, ...some];
  const describe = cellsOf(features);
  return {
    home: photo.home,
    inputs: all.map(([cell]) => {
      const inputs = new Float32Array(INPUTS);
      describe(cell, inputs);
      return inputs;
    }),
    kinds: all.map(([, kind]) => kind),
    weights: all.map((_, i) => (i < named.size ? 1 : named.size / some.length)),
    named: all.map((_, i) => i < named.size),
  };
}

type Spot = { x: number; y: number; kind: number };

/** The cells of masks whose named spots are all of one kind; where masks disagree, none. */
export function spreadBy(masks: readonly Mask[], spots: readonly Spot[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { logits, quality } of masks) {
    if (quality < CLEAR) continue;
    const kinds = new Set(spots.filter(({ x, y }) => logits[cellOf(x, y, MASK)]! > 0).map(({ kind }) => kind));
    if (kinds.size !== 1) continue;
    const [kind] = kinds as Set<number>;
    for (let cell = 0; cell < CELLS; cell++) {
      if (shareOf(logits, cell) < WITHIN) continue;
      found.set(cell, (found.get(cell) ?? kind) === kind ? kind! : -1);
    }
  }
  return new Map([...found].filter(([, kind]) => kind >= 0));
}

/** How much of a cell a mask on its finer grid fills. */
function shareOf(logits: Float32Array, cell: number): number {
  const start = Math.floor(cell / GRID) * FINER * MASK + (cell % GRID) * FINER;
  let inside = 0;
  for (let y = 0; y < FINER; y++) for (let x = 0; x < FINER; x++) if (logits[start + y * MASK + x]! > 0) inside++;
  return inside / FINER ** 2;
}

const cellOf = (x: number, y: number, side: number) =>
  Math.min(side - 1, Math.floor(y * side)) * side + Math.min(side - 1, Math.floor(x * side));

const pairs = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
