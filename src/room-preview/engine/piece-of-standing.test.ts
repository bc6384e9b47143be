import { expect, test } from "vitest";
import type { Candidate } from "./floor-candidates.ts";
import { isPieceOfStanding } from "./piece-of-standing.ts";
import { MASK } from "./segment.ts";

function box(left: number, right: number, top: number, bottom: number, facts: Partial<Candidate> = {}): Candidate {
  const logits = new Float32Array(MASK * MASK).fill(-5);
  for (let y = top; y < bottom; y++) logits.fill(5, y * MASK + left, y * MASK + right);
  const area = ((right - left) * (bottom - top)) / (MASK * MASK);
  return { logits, area, quality: 0.9, aboveHorizon: 0, bottom: 0, drop: 1.4, colour: [60, 2, 10], ...facts };
}

const floor = box(0, 256, 150, 256, { bottom: 1 });
const shoe = box(120, 140, 210, 225);
const isPiece = (whole: Candidate, piece = shoe) => isPieceOfStanding(piece, [piece, floor, whole], floor, 1.4);

test("a shoe is a piece of who stands in it", () => {
  const bare = box(0, 110, 150, 256);
  expect(isPieceOfStanding(shoe, [shoe, box(115, 145, 60, 225, { drop: 0.5 })], bare, 1.4)).toBe(true);
  expect(isPieceOfStanding(shoe, [shoe, box(115, 145, 100, 225, { aboveHorizon: 0.3 })], bare, 1.4)).toBe(true);
});

test("what lies in something as low as the floor does not stand", () => {
  expect(isPiece(box(100, 160, 200, 235))).toBe(false);
});

test("a whole that holds the floor as well tells nothing", () => {
  expect(isPiece(box(0, 256, 20, 256, { drop: 0.5 }))).toBe(false);
});

test("a whole that the network hardly believes in tells nothing", () => {
  const bare = box(0, 110, 150, 256);
  expect(isPieceOfStanding(shoe, [shoe, box(115, 145, 60, 225, { drop: 0.5, quality: 0.2 })], bare, 1.4)).toBe(false);
});

test("what is larger than any foot is none", () => {
  const bed = box(100, 200, 150, 190, { drop: 0.5 });
  expect(isPiece(bed, box(110, 200, 150, 190))).toBe(false);
});
