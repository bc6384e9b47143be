import { expect, it } from "vitest";
import { groupedPesos, numberOf, percentTyped, pesosTyped } from "./typed-number.ts";

it.each([
  ["$ 1.850.000", 1_850_000],
  ["$\u00A01.850.000", 1_850_000],
  ["1850000", 1_850_000],
  ["1,850,000", 1_850_000],
  ["1850000.00", 1_850_000],
  ["1.850.000,00", 1_850_000],
  ["-2", -2],
  ["2.5", undefined],
  ["1.85.000", undefined],
  ["1850000.5", undefined],
  ["dos", undefined],
  ["", undefined],
])("reads %j as %s", (typed, number) => expect(numberOf(typed)).toBe(number));

it("takes a price without its cents, and 0 for what is none", () => {
  expect(["1.990.000,50", "1,850,000.99", "1850000.5", "abc", "-5"].map(pesosTyped)).toEqual([
    1_990_000, 1_850_000, 1_850_000, 0, 0,
  ]);
});

it("takes a part of a percent, which is not ten times as much", () => {
  expect(["8", "-7,5", "+2.5 %", "mucho", ""].map(percentTyped)).toEqual([8, -7.5, 2.5, undefined, undefined]);
});

it("a price field shows thousands with dots, and leaves alone what is no number", () => {
  expect([1_850_000, "1850000", "$ 1.850.000", 0, "caro", ""].map(groupedPesos)).toEqual([
    "1.850.000",
    "1.850.000",
    "1.850.000",
    "0",
    "caro",
    "",
  ]);
});
