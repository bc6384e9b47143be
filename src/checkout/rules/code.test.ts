import { expect, it } from "vitest";
import { codeProblem, writeCode } from "./code.ts";

it("forces uppercase", () => expect(writeCode("anatolia10")).toBe("ANATOLIA10"));
it("needs a code, and only one", () => {
  expect(codeProblem("  ", undefined)).toBe("Ingresa un código de descuento");
  expect(codeProblem("X", "ANATOLIA10")).toBe("Ya hay un código aplicado");
  expect(codeProblem("X", undefined)).toBeUndefined();
});
