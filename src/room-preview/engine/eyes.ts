import { readFile } from "node:fs/promises";
import { MASK } from "./segment.ts";
import { weightsPath } from "./weights-path.ts";

/** What a small network of our own, trained by `npm run studio -- eyes`, tells apart. */
export const KINDS = ["floor", "rug", "bed", "seat", "table", "wall", "person", "other"] as const;
export type Kind = (typeof KINDS)[number];

/** Side of the grid that SAM's encoder describes a photo on, and how many numbers it gives each cell. */
export const GRID = 64;
const FINER = MASK / GRID;
export const CELLS = GRID * GRID;
export const CHANNELS = 256;
/** What is known of a cell: what the encoder saw there, and where in the photo it lies. */
export const INPUTS = CHANNELS + 4;
export const HIDDEN = 32;
export const WEIGHTS = (INPUTS + 1) * HIDDEN + (HIDDEN + 1) * KINDS.length;

/** How likely each kind is, per cell of the grid; the kinds of one cell sum to 1. */
export type Looks = Float32Array;

/** The network's weights: each hidden unit's bias and inputs, then each kind's bias and hidden units. */
export async function eyeWeights(): Promise<Float32Array> {
  const bytes = await readFile(await weightsPath("eyes"));
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** What stands or lies at each cell, told from the encoder's features of it (one plane for each channel). */
export function see(features: Float32Array, weights: Float32Array): Looks {
  const looks = new Float32Array(CELLS * KINDS.length);
  const inputs = new Float32Array(INPUTS);
  for (let cell = 0; cell < CELLS; cell++) {
    describeCell(features, cell, inputs);
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

/** The same for one cell. */
export const flatnessAt = (looks: Looks, cell: number): number =>
  flatness(looks.subarray(cell * KINDS.length, (cell + 1) * KINDS.length));

/** What the cells of a mask look like together; a mask's grid is finer than ours. */
export function looksOver(looks: Looks, cells: readonly number[]): Float32Array {
  const mean = new Float32Array(KINDS.length);
  for (const cell of cells) {
    const at = (Math.floor(cell / MASK / FINER) * GRID + Math.floor((cell % MASK) / FINER)) * KINDS.length;
    for (let kind = 0; kind < mean.length; kind++) mean[kind]! += looks[at + kind]! / cells.length;
  }
  return mean;
}

/** The features of one cell and its place: how far down, how far aside. */
export function describeCell(features: Float32Array, cell: number, into: Float32Array): void {
  for (let c = 0; c < CHANNELS; c++) into[c] = features[c * CELLS + cell]!;
  const down = (Math.floor(cell / GRID) + 0.5) / GRID;
  const aside = Math.abs(((cell % GRID) + 0.5) / GRID - 0.5);
  into[CHANNELS] = down;
  into[CHANNELS + 1] = aside;
  into[CHANNELS + 2] = down * down;
  into[CHANNELS + 3] = aside * down;
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
