import { expect, it } from "vitest";
import { type Ground, isRound, pileCrop } from "./pile-crop.ts";

it.each([
  ["with fringe", 1118, 1790, { top: 58, height: 1674, hasFringe: true }],
  ["without fringe", 1118, 1680, { top: 0, height: 1680, hasFringe: false }],
  ["a runner with fringe", 400, 1700, { top: 50, height: 1600, hasFringe: true }],
  ["another photograph", 1500, 1500, { top: 0, height: 1500, hasFringe: false }],
])("%s", (_name, width, height, wanted) => expect(pileCrop(width, height)).toEqual(wanted));

const GROUND: Ground = [244, 241, 236];
const size = { width: 200, height: 200 };
const disc = (x: number, y: number) => (Math.hypot(x - 100, y - 100) < 100 ? [20, 30, 80] : GROUND);

it("sees a disc on bare ground as round", () => expect(isRound(size, disc, GROUND)).toBe(true));
it("takes a square rug for a square", () => expect(isRound(size, () => [20, 30, 80], GROUND)).toBe(false));
it("takes a pale square, as pale as the ground, for a square", () => expect(isRound(size, () => GROUND, GROUND)).toBe(false));
it("takes no long picture for round", () => expect(isRound({ width: 200, height: 300 }, disc, GROUND)).toBe(false));
