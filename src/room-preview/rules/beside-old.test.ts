import { expect, it } from "vitest";
import { besideOld, inMetres, liesTo } from "./beside-old.ts";

const old = { u0: 0, u1: 1, v0: 2, v1: 3 };
const at = (u: number, v: number, wide = 1.5, deep = 2) => ({ u0: u, u1: u + wide, v0: v, v1: v + deep });

it("a rug covers an old one, lies on it, beside it or half on it", () => {
  expect(liesTo(at(-0.2, 1.5), old)).toBe("covers");
  expect(liesTo(at(0.1, 2.2, 0.6, 0.6), old)).toBe("on");
  expect(liesTo(at(1.1, 2), old)).toBe("beside");
  expect(liesTo(at(0.5, 2), old)).toBe("half-on");
});

it("an edge along an old rug's edge is too near, its outline is known to a few centimetres", () => {
  expect(liesTo(at(1.02, 2), old)).toBe("half-on");
  expect(liesTo(at(-0.02, 1.5), old)).toBe("half-on");
});

it("the more it lies half on an old rug, the worse is the spot", () => {
  const [covers, beside, sliver, half] = [at(-0.2, 1.5), at(1.1, 2), at(0.95, 1.5), at(0.5, 1.5)].map((rug) =>
    besideOld(rug, old),
  );
  expect([covers! > beside!, beside! > sliver!, sliver! > half!]).toEqual([true, true, true]);
});

it("lens heights become metres", () => {
  expect(inMetres(old, 1.5)).toEqual({ u0: 0, u1: 1.5, v0: 3, v1: 4.5 });
});
