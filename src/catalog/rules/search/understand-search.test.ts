import { describe, expect, it } from "vitest";
import { lettersApart } from "./closest-word.ts";
import { understandSearch } from "./understand-search.ts";

const labels = (search: string): string[] => understandSearch(search).map(({ label }) => label);

it.each([
  ["Café  SERENO", ["Café", "«SERENO»"]],
  ["alfombras grises", ["Gris"]],
  ["azul para sala 3x4", ["Azul", "Sala", "Espacio de 3 × 4 m"]],
  ["redonda beige menos de 3 millones", ["Redonda", "Beige", "Hasta $\u00A03.000.000"]],
  ["infantil que se lave", ["Infantil", "Fácil de lavar"]],
  ["alfonbra", []],
  ["alfombra", []],
  ["la", ["«la»"]],
  ["luna", ["«luna»"]],
  ["200x300", ["Cerca de 200 × 300 cm"]],
  ["2 x 3 mts", ["Cerca de 200 × 300 cm"]],
  ["1,60 x 2,30", ["Cerca de 160 × 230 cm"]],
  ["5 × 8", ["5x8"]],
  ["redonda de 2 metros", ["Redonda", "Un lado cerca de 200 cm"]],
  ["entre 1 y 2,5 millones", ["Entre $\u00A01.000.000 y $\u00A02.500.000"]],
  ["entre 5 y 2 millones", ["Entre $\u00A02.000.000 y $\u00A05.000.000"]],
  ["hasta 800 mil", ["Hasta $\u00A0800.000"]],
  ["maximo $2.500.000", ["Hasta $\u00A02.500.000"]],
  ["mas de 4 millones", ["Desde $\u00A04.000.000"]],
  ["tapete rectangulr minimalita", ["Rectangular", "Minimalista"]],
  ["", []],
  ["?!", []],
])("%j is read as %j", (search, expected) => {
  expect(labels(search)).toEqual(expected);
});

describe("a part that is taken off", () => {
  it("leaves the others as they were typed", () => {
    expect(understandSearch("Redonda BEIGE menos de 3 millones").map(({ without }) => without)).toEqual([
      "BEIGE menos de 3 millones",
      "Redonda menos de 3 millones",
      "Redonda BEIGE",
    ]);
  });
  it("is one however often it was typed", () => {
    expect(understandSearch("azul Azul redonda AZUL").map(({ label, without }) => [label, without])).toEqual([
      ["Azul", "redonda"],
      ["Redonda", "azul Azul AZUL"],
    ]);
  });
});

it("sizes are the nearest that are made", () => {
  const sizes = (search: string) => understandSearch(search).flatMap((each) => (each.kind === "sizes" ? each.sizes : []));
  expect(sizes("200x300")[0]).toBe("7x10");
  expect(sizes("200x300")).toContain("6x9");
  expect(sizes("para sala de 3x4")).toContain("8x10");
  expect(sizes("para sala de 3x4")).not.toContain("9x12");
  expect(sizes("grande")).toEqual(expect.arrayContaining(["8x10", "9x12"]));
  expect(sizes("grande")).not.toContain("6x9");
});

it.each([
  ["alfonbra", "alfombra", 1],
  ["gris", "gris", 0],
  ["rojo", "roj", 1],
  ["asul", "azul", 1],
  ["lnaa", "lana", 1],
])("%s and %s are %i apart", (a, b, apart) => expect(lettersApart(a, b)).toBe(apart));

it("any text ends, and soon", () => {
  expect(understandSearch(`${"a ".repeat(5000)}${"9".repeat(500)}x${"9".repeat(500)}`).length).toBeLessThan(20);
});
