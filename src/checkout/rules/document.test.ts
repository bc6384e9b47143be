import { describe, expect, it } from "vitest";
import { documentProblem, nitDigit, writeDocument } from "./document.ts";

describe("the NIT's check digit", () => {
  it.each([
    ["860034313", 7],
    ["800112214", 2],
    ["890700906", 0],
    ["901368337", 5],
  ])("of %s is %i", (nit, digit) => expect(nitDigit(nit)).toBe(digit));

  it("may be left out, and is told when wrong", () => {
    expect(documentProblem("NIT", "901.368.337")).toBeUndefined();
    expect(documentProblem("NIT", "901.368.337-5")).toBeUndefined();
    expect(documentProblem("NIT", "901368337-4")).toEqual({ is: "digit", wanted: 5 });
    expect(writeDocument("NIT", "901.368.337")).toBe("901368337-5");
  });
});

describe("documents", () => {
  it("are optional", () => {
    expect(documentProblem("CC", "  ")).toBeUndefined();
    expect(writeDocument("NIT", "")).toBe("");
  });

  it.each([
    ["CC", "1.020.304.050", true],
    ["CC", "12345", false],
    ["CC", "AB123456", false],
    ["CE", "345678", true],
    ["PAS", "ar 123456", true],
    ["PAS", "123", false],
    ["PPT", "1234567", true],
    ["NIT", "12345678", false],
  ] as const)("%s %s → %s", (type, number, isGood) => expect(documentProblem(type, number) === undefined).toBe(isGood));

  it("are kept bare", () => expect(writeDocument("PAS", "ar 123-456")).toBe("AR123456"));
});
