import { HIDDEN, INPUTS, KINDS, WEIGHTS } from "../../src/room-preview/engine/eyes.ts";
import { random, type Random, seedOf } from "../loom/random.ts";
import type { Examples } from "./examples.ts";

const [ROUNDS, BATCH, STEP, DECAY, LEFT_OUT] = [720, 256, 2e-3, 1e-2, 0.2];
/** Rare kinds count more than their number, and common ones less, within bounds. */
const [RARE, COMMON] = [3, 0.3];

/** The weights, as `eyes.ts` reads them, that tell these examples apart: Adam on small batches, inputs left out at random. */
export function train(photos: readonly Examples[], rounds = ROUNDS): Float32Array {
  const next = random(seedOf("eyes"));
  const inputs = photos.flatMap((photo) => photo.inputs);
  const kinds = photos.flatMap((photo) => photo.kinds);
  const upTo = running(
    evenOut(
      kinds,
      photos.flatMap((photo) => photo.weights),
    ),
  );
  const scale = spreadOf(inputs);
  const weights = firstGuess(next);
  const isBias = Array.from(weights, (_, at) => startsUnit(at));
  const [slope, mean, square] = [new Float32Array(WEIGHTS), new Float32Array(WEIGHTS), new Float32Array(WEIGHTS)];
  const x = new Float32Array(INPUTS);
  for (let round = 0; round < rounds; round++) {
    slope.fill(0);
    for (let k = 0; k < BATCH; k++) {
      const one = firstAbove(upTo, next());
      for (let i = 0; i < x.length; i++) {
        x[i] = next() < LEFT_OUT ? 0 : (inputs[one]![i]! - scale.mean[i]!) / scale.deviation[i]! / (1 - LEFT_OUT);
      }
      addSlope(weights, x, kinds[one]!, slope);
    }
    const step = STEP * 0.5 * (1 + Math.cos((Math.PI * round) / rounds));
    for (let at = 0; at < weights.length; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      const size = Math.sqrt(square[at]! / (1 - 0.999 ** (round + 1)));
      const way = mean[at]! / (1 - 0.9 ** (round + 1)) / (size + 1e-8);
      weights[at]! -= step * (way + (isBias[at] ? 0 : DECAY * weights[at]!));
    }
  }
  return forRawInputs(weights, scale);
}

/** Where the second layer's weights begin. */
const SECOND = (INPUTS + 1) * HIDDEN;

/** The first weight of each unit is its bias. */
const startsUnit = (at: number) => (at < SECOND ? at % (INPUTS + 1) === 0 : (at - SECOND) % (HIDDEN + 1) === 0);

function firstGuess(next: Random): Float32Array {
  const normal = () => Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next());
  return Float32Array.from({ length: WEIGHTS }, (_, at) =>
    startsUnit(at) ? 0 : normal() * (at < SECOND ? 1 / Math.sqrt(INPUTS) : 0.1),
  );
}

const hidden = new Float32Array(HIDDEN);
const back = new Float32Array(HIDDEN);
const odds = new Float32Array(KINDS.length);

/** How each weight should change for one example, added to what the batch asks so far. */
function addSlope(weights: Float32Array, x: Float32Array, kind: number, slope: Float32Array): void {
  forward(weights, x);
  odds[kind]! -= 1;
  back.fill(0);
  let at = (x.length + 1) * hidden.length;
  for (let k = 0; k < odds.length; k++) {
    const miss = odds[k]! / BATCH;
    slope[at++]! += miss;
    for (let h = 0; h < hidden.length; h++, at++) {
      slope[at]! += miss * hidden[h]!;
      back[h]! += miss * weights[at]!;
    }
  }
  at = 0;
  for (let h = 0; h < hidden.length; h++) {
    if (hidden[h]! > 0) {
      slope[at]! += back[h]!;
      for (let i = 0; i < x.length; i++) slope[at + 1 + i]! += back[h]! * x[i]!;
    }
    at += x.length + 1;
  }
}

function forward(weights: Float32Array, x: Float32Array): void {
  let at = 0;
  for (let h = 0; h < hidden.length; h++) {
    let sum = weights[at++]!;
    for (let i = 0; i < x.length; i++) sum += weights[at++]! * x[i]!;
    hidden[h] = Math.max(0, sum);
  }
  let total = 0;
  for (let k = 0; k < odds.length; k++) {
    let sum = weights[at++]!;
    for (let h = 0; h < hidden.length; h++) sum += weights[at++]! * hidden[h]!;
    total += odds[k] = Math.exp(Math.min(60, sum));
  }
  for (let k = 0; k < odds.length; k++) odds[k]! /= total;
}

type Scale = { mean: Float64Array; deviation: Float64Array };

function spreadOf(inputs: readonly Float32Array[]): Scale {
  const [mean, deviation] = [new Float64Array(INPUTS), new Float64Array(INPUTS)];
  for (const input of inputs) for (let i = 0; i < mean.length; i++) mean[i]! += input[i]! / inputs.length;
  for (const input of inputs) for (let i = 0; i < mean.length; i++) deviation[i]! += (input[i]! - mean[i]!) ** 2 / inputs.length;
  return { mean, deviation: deviation.map((value) => Math.sqrt(value) + 1e-3) };
}

/** Learned on inputs of one scale; told so that inputs can be taken as they come. */
function forRawInputs(weights: Float32Array, { mean, deviation }: Scale): Float32Array {
  const raw = weights.slice();
  for (let h = 0; h < HIDDEN; h++) {
    const at = h * (INPUTS + 1);
    for (let i = 0; i < INPUTS; i++) {
      raw[at + 1 + i] = weights[at + 1 + i]! / deviation[i]!;
      raw[at]! -= raw[at + 1 + i]! * mean[i]!;
    }
  }
  return raw;
}

function evenOut(kinds: readonly number[], weights: readonly number[]): number[] {
  const sums = new Float64Array(KINDS.length);
  kinds.forEach((kind, i) => (sums[kind]! += weights[i]!));
  const total = sums.reduce((sum, value) => sum + value, 0);
  const boost = sums.map((sum) => Math.sqrt(Math.max(COMMON, Math.min(RARE, total / KINDS.length / Math.max(1, sum)))));
  return weights.map((weight, i) => weight * boost[kinds[i]!]!);
}

/** Sums from the first to each, as shares of all. */
function running(values: readonly number[]): Float64Array {
  const sums = Float64Array.from(values);
  for (let i = 1; i < sums.length; i++) sums[i]! += sums[i - 1]!;
  return sums.map((sum) => sum / sums.at(-1)!);
}

function firstAbove(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
