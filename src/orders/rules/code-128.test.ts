import { expect, it } from "vitest";
import { code128, code128Values } from "./code-128.ts";

it("has the check value of the standard's example", () => {
  expect(code128Values("Wikipedia")).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
});

it("gives every sign eleven modules and the stop thirteen", () => {
  expect(code128("K7QMX-4TR9B").width).toBe((11 + 2) * 11 + 13);
  expect(code128("ñ").width).toBe(2 * 11 + 13);
});
