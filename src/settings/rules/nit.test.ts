import { expect, it } from "vitest";
import { checkDigit, isNit } from "./nit.ts";

// Public entities, whose NIT anybody can look up: DIAN, Ecopetrol, Banco de la República.
it.each([
  ["800197268", 4],
  ["899999068", 1],
  ["860005216", 7],
])("%s has the check digit %i", (digits, digit) => expect(checkDigit(digits)).toBe(digit));

it.each(["901.368.337-5", "901368337-5", " 800.197.268-4 "])("%s is a NIT", (text) => expect(isNit(text)).toBe(true));
it.each(["901.368.337-6", "901368337", "901.368.373-5", "", "abc-1", "1-1"])("%s is none", (text) =>
  expect(isNit(text)).toBe(false),
);
