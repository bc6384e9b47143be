import { readFile } from "node:fs/promises";
import { MASK } from "./segment.ts";
import { weightsPath } from "./weights-path.ts";

/** What a small network of our own, trained by `npm run studio -- eyes`, tells apart. */
export const KINDS = ["floor", "rug", "bed", "seat", "table", "wall", "person", "other"] as const;
export type Kind = (typeof KINDS)[number];

/** Side of the grid that SAM's encoder describes a photo on, and how many numbers it gives each cell. */
export const GRID = 64;
/** So many cells of a mask, each way, lie in one of ours. */
export const FINER = MASK / GRID;
export const CELLS = GRID * GRID;
export const CHANNELS = 256;
/** What is known of a cell: what the encoder saw there, what it saw around, and where in the photo it lies. */
export const INPUTS = 2 * CHANNELS + 4;
/** Cells each way that count as around one: a square of 7 × 7. */
const AROUND = 3;
export const HIDDEN = 32;
export const WEIGHTS = (INPUTS + 1) * HIDDEN + (HIDDEN + 1) * KINDS.length;

/** How likely each kind is, per cell of the grid; the kinds of one cell sum to 1. */
export type Looks = Float32Array;

/** The network's weights: each hidden unit's bias and inputs, then each kind's bias and hidden units. */
export async function eyeWeights(): Promise<Float32Array> {
  const bytes = await readFile(await weightsPath("eyes"));
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** What stands or lies at each cell, told from the encoder's features of it and around it (one plane for each channel). */
export function see(features: Float32Array, weights: Float32Array): Looks {
  const looks = new Float32Array(CELLS * KINDS.length);
  const inputs = new Float32Array(INPUTS);
  const describe = cellsOf(features);
  for (let cell = 0; cell < CELLS; cell++) {
    describe(cell, inputs);
    looks.set(judge(inputs, weights), cell * KINDS.length);
  }
  return looks;
}

/** How likely each kind is for one cell. */
export function judge(inputs: Float32Array, weights: Float32Array): Float32Array {
  const hidden = layer(inputs, weights, HIDDEN).map((sum) => Math.max(0, sum));
  const sums = layer(hidden, weights.subarray((INPUTS + 1) * HIDDEN), KINDS.length);
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const total = odds.reduce((all, value) => all + value, 0);
  return odds.map((value) => value / total);
}

/** How likely a mask is floor, bare or under an old rug. */
export const flatness = (looks: Float32Array): number => looks[KINDS.indexOf("floor")]! + looks[KINDS.indexOf("rug")]!;

/** How likely one cell is floor, bare or under an old rug. */
export const flatnessAt = (looks: Looks, cell: number): number =>
  flatness(looks.subarray(cell * KINDS.length, (cell + 1) * KINDS.length));

/** The cells beside one; what lies outside of the photo counts as the cell itself, so that its rim is no border. */
export function cellsBeside(cell: number): number[] {
  const [x, y] = [cell % GRID, Math.floor(cell / GRID)];
  return [x > 0 ? cell - 1 : cell, x < GRID - 1 ? cell + 1 : cell, y > 0 ? cell - GRID : cell, y < GRID - 1 ? cell + GRID : cell];
}

/** Our cell that a mask's cell lies in. */
export const gridCellOf = (cell: number): number => Math.floor(cell / MASK / FINER) * GRID + Math.floor((cell % MASK) / FINER);

/** What the cells of a mask look like together; a mask's grid is finer than ours. */
export function looksOver(looks: Looks, cells: readonly number[]): Float32Array {
  const mean = new Float32Array(KINDS.length);
  for (const cell of cells) {
    const at = gridCellOf(cell) * KINDS.length;
    for (let kind = 0; kind < mean.length; kind++) mean[kind]! += looks[at + kind]! / cells.length;
  }
  return mean;
}

/** Describes the cells of one photo: their own features, the mean of those around, how far down and how far aside. */
export function cellsOf(features: Float32Array): (cell: number, into: Float32Array) => void {
  const around = meansAround(features);
  return (cell, into) => {
    for (let c = 0; c < CHANNELS; c++) {
      into[c] = features[c * CELLS + cell]!;
      into[CHANNELS + c] = around[c * CELLS + cell]!;
    }
    const down = (Math.floor(cell / GRID) + 0.5) / GRID;
    const aside = Math.abs(((cell % GRID) + 0.5) / GRID - 0.5);
    into.set([down, aside, down * down, aside * down], 2 * CHANNELS);
  };
}

/** The mean of each feature over the square around each cell, as far as it lies in the photo; rows first, then columns. */
function meansAround(features: Float32Array): Float32Array {
  return meansAlong(meansAlong(features, 1), GRID);
}

/** The mean over the cells before and after each one, whose numbers are `step` apart. */
function meansAlong(features: Float32Array, step: number): Float32Array {
  const means = new Float32Array(features.length);
  for (let at = 0; at < features.length; at++) {
    const place = Math.floor(at / step) % GRID;
    const [from, to] = [Math.max(-place, -AROUND), Math.min(GRID - 1 - place, AROUND)];
    let sum = 0;
    for (let near = from; near <= to; near++) sum += features[at + near * step]!;
    means[at] = sum / (to - from + 1);
  }
  return means;
}

function layer(inputs: Float32Array, weights: Float32Array, units: number): Float32Array {
  const sums = new Float32Array(units);
  for (let unit = 0, at = 0; unit < units; unit++) {
    let sum = weights[at++]!;
    for (let i = 0; i < inputs.length; i++) sum += weights[at++]! * inputs[i]!;
    sums[unit] = sum;
  }
  return sums;
}
