import { expect, it } from "vitest";
import { colorNames } from "./color-names.ts";

it.each([
  ["rojo", "8a1f1f"],
  ["azul", "1f3f7a"],
  ["verde", "3d6b3d"],
  ["turquesa", "2aa6a0"],
  ["terracota", "b5653a"],
  ["cafe", "4b2f1c"],
  ["beige", "d8c7a3"],
  ["dorado", "b08d3a"],
  ["amarillo", "f2cc1f"],
  ["morado", "6b3f8a"],
  ["rosado", "e6a8b0"],
  ["gris", "8c8c8c"],
  ["blanco", "fafafa"],
  ["negro", "111111"],
])("%s is #%s", (name, hex) => {
  expect(colorNames(Buffer.from(hex.repeat(4), "hex"))).toEqual([name]);
});

it("what is only a line of the picture is not its colour", () => {
  const pixels = Buffer.from(`${"8a1f1f".repeat(5)}${"1f3f7a".repeat(95)}`, "hex");
  expect(colorNames(pixels)).toEqual(["azul"]);
});
