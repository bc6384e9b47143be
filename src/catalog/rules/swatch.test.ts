import { expect, it } from "vitest";
import { FIRST_COLORS } from "../../settings/rules/vocabulary.ts";
import { swatchName, swatchStyles } from "./swatch.ts";

it("every colour has a name for its swatch, however it is written", () => {
  expect(["Grey", "Café", "Verde Oliva", "VERDE  oliva"].map(swatchName)).toEqual(["gris", "cafe", "verde-oliva", "verde-oliva"]);
  expect(swatchName("أزرق")).not.toBe(swatchName("أحمر"));
});

it("the specification's colours need no style of their own; a new or changed one brings it", () => {
  const first = Object.entries(FIRST_COLORS).map(([name, swatch]) => ({ name, swatch }));
  expect(swatchStyles(first)).toBe("");
  expect(
    swatchStyles([...first.slice(1), { name: "Verde Oliva", swatch: "#556b2f" }, { name: "Dorado", swatch: "#ffd700" }]),
  ).toBe(":root{--c-verde-oliva:#556b2f}.sw--verde-oliva{--c:#556b2f}:root{--c-dorado:#ffd700}.sw--dorado{--c:#ffd700}");
});
