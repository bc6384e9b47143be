import { describe, expect, it } from "vitest";
import {
  areaOf,
  centimetresOf,
  currentSize,
  findSize,
  knownSizes,
  knowSizes,
  normalizeSize,
  showSize,
  sizesUnlikeLabels,
} from "./size.ts";

describe("sizes", () => {
  it.each([
    ["5x8", "5x8"],
    ["05X08", "5x8"],
    ["160 × 230 cm", "160x230"],
    ["10x14", "10x14"],
  ])("normalises %s to %s", (given, wanted) => expect(normalizeSize(given)).toBe(wanted));

  it("turns feet into whole centimetres", () => {
    expect(centimetresOf("6x9")).toEqual({ width: 183, length: 274 });
    expect(showSize("5x8")).toBe("5x8 · 152 × 244 cm");
    expect(showSize("redonda")).toBe("redonda");
  });
});

it("the owner's centimetres win over what the label says, and give a named size its own", () => {
  const sizes = [
    { name: "5x8", width: 152, length: 244 },
    { name: "6x9", width: 180, length: 270 },
    { name: "Grande", width: 300, length: 400 },
  ];
  expect(sizesUnlikeLabels(sizes)).toEqual(sizes.slice(1));
  knowSizes(sizesUnlikeLabels(sizes));
  expect(["5x8", "6X9", "Grande", "Otra"].map(showSize)).toEqual([
    "5x8 · 152 × 244 cm",
    "6X9 · 180 × 270 cm",
    "Grande · 300 × 400 cm",
    "Otra",
  ]);
  const told = structuredClone(knownSizes());
  knowSizes([]);
  knowSizes(...told);
  expect(showSize("Grande")).toBe("Grande · 300 × 400 cm");
  expect(areaOf("Grande")).toBeGreaterThan(areaOf("9x12"));
  knowSizes([]);
  expect(showSize("6x9")).toBe("6x9 · 183 × 274 cm");
});

it("what a size was called before means it, with its centimetres, however it is spelled", () => {
  knowSizes([{ name: "Sala", width: 160, length: 230 }], [["5x8", "Sala"]]);
  expect(["5x8", "05 X 8", "6x9"].map(currentSize)).toEqual(["Sala", "Sala", "6x9"]);
  expect(showSize("5x8")).toBe("5x8 · 160 × 230 cm");
  const lines = [{ size: "Sala" }, { size: "6x9" }];
  expect(["5x8", "sala", "6X9", "7x7"].map((size) => findSize(lines, size))).toEqual([lines[0], lines[0], lines[1], undefined]);
  knowSizes([]);
});
