import { describe, expect, it } from "vitest";
import { centimetresOf, normalizeSize, showSize } from "./size.ts";

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
