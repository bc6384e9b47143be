import { expect, test } from "vitest";
import { knot, mirrorHalf, mirrorQuarter } from "./knots.ts";
import { rect } from "./svg.ts";

const YARNS = { ink: "#101010", ivory: "#f0e8d8", red: "#a02020" };

test("every knot is one of the yarns, and the drawing decides which", async () => {
  const knots = await knot(rect(0, 0, 4, 2, YARNS.ivory) + rect(0, 0, 2, 1, YARNS.red), 4, 2, YARNS);
  expect([...knots.yarn]).toEqual([2, 2, 1, 1, 1, 1, 1, 1]);
});

test("a quarter is mirrored to both sides, a half to one", async () => {
  const quarter = await knot(rect(0, 0, 2, 2, YARNS.ivory) + rect(0, 0, 1, 1, YARNS.red), 2, 2, YARNS);
  expect([...mirrorQuarter(quarter).yarn]).toEqual([2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2]);
  expect([...mirrorHalf(quarter).yarn]).toEqual([2, 1, 1, 2, 1, 1, 1, 1]);
});
