import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contrast, PAGE_GROUND } from "./contrast.ts";

it("black on white is 21, the same is 1, the order does not matter", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#8e2f2b", "#8E2F2B")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

it("measures against the ground that pages have", () => {
  const tokens = readFileSync("src/ui/tokens.css", "utf8").toLowerCase();
  expect(tokens).toContain(PAGE_GROUND);
});
