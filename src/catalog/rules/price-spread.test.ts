import { describe, expect, it } from "vitest";
import { boundsAfter, handlesAt, mostOf, spreadPrices } from "./price-spread.ts";

const at = (...pesos: number[]) => pesos.map((each) => ({ pesos: each, count: 1 }));

describe("the spread of prices", () => {
  it("has at most twenty bins, on the handles' steps, and counts every rug once", () => {
    const prices = at(890_000, 1_290_000, 1_300_000, 4_890_000, 16_900_000).map((each) => ({ ...each, count: 3 }));
    const spread = spreadPrices(prices)!;
    expect(spread.counts.length).toBeLessThanOrEqual(20);
    expect([spread.least % 50_000, spread.width % 50_000]).toEqual([0, 0]);
    expect(spread.least).toBeLessThanOrEqual(890_000);
    expect(mostOf(spread)).toBeGreaterThanOrEqual(16_900_000);
    expect(spread.counts.reduce((sum, each) => sum + each, 0)).toBe(15);
    expect([spread.counts[0], spread.counts.at(-1)]).toEqual([9, 3]);
  });
  it("gives a few near prices a bin for each step", () =>
    expect(spreadPrices(at(1_000_000, 1_060_000, 1_150_000))).toEqual({ least: 1_000_000, width: 50_000, counts: [1, 1, 1] }));
  it.each([[at()], [at(900_000)], [at(900_000, 900_000)], [at(910_000, 940_000)]])("offers no handles for %j", (prices) =>
    expect(spreadPrices(prices)).toBeUndefined(),
  );
});

describe("the handles", () => {
  const spread = { least: 1_000_000, width: 500_000, counts: [4, 2, 1] };
  const none = { minPrice: "", maxPrice: "" };
  it("are at the ends until somebody moves them, and never beyond", () => {
    expect(handlesAt(spread, none)).toEqual([1_000_000, 2_500_000]);
    expect(handlesAt(spread, { minPrice: "1200000", maxPrice: "90000000" })).toEqual([1_200_000, 2_500_000]);
    expect(handlesAt(spread, { minPrice: "9000000", maxPrice: "" })).toEqual([2_500_000, 2_500_000]);
  });
  it("stop at each other", () => {
    const chosen = { minPrice: "1200000", maxPrice: "2000000" };
    expect(boundsAfter(spread, chosen, "minPrice", 2_300_000)).toEqual({ minPrice: "2000000", maxPrice: "2000000" });
    expect(boundsAfter(spread, chosen, "maxPrice", 1_000_000)).toEqual({ minPrice: "1200000", maxPrice: "1200000" });
  });
  it("bound nothing at their ends", () => {
    expect(boundsAfter(spread, { minPrice: "1200000", maxPrice: "" }, "minPrice", 1_000_000)).toEqual(none);
    expect(boundsAfter(spread, { minPrice: "", maxPrice: "2000000" }, "maxPrice", 2_500_000)).toEqual(none);
  });
});
