import { expect, it } from "vitest";
import { toggleWord, wordsOf } from "./words.ts";

it("takes text or a list, drops blanks and repeats that differ only by case or accent", () => {
  expect(wordsOf(" Café, beige ,,cafe, Azul")).toEqual(["Café", "beige", "Azul"]);
  expect(wordsOf(["Café", "CAFÉ", " "])).toEqual(["Café"]);
  expect(wordsOf("")).toEqual([]);
});

it("toggles a word and keeps the unknown ones", () => {
  expect(toggleWord("Vino tinto, Azul", "Beige")).toBe("Vino tinto, Azul, Beige");
  expect(toggleWord("Vino tinto, azul", "Azul")).toBe("Vino tinto");
});
