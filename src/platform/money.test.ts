import fc from "fast-check";
import { expect, it } from "vitest";
import { showCents, showPesos } from "./money.ts";

const options = { style: "currency", currency: "COP", minimumFractionDigits: 0, maximumFractionDigits: 0 } as const;
const format = new Intl.NumberFormat("es-CO", options);

it("shows pesos as es-CO does", () => {
  const whole = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
  fc.assert(fc.property(whole, (amount) => showPesos(amount) === format.format(amount).replaceAll(/\s/g, "\u00A0")));
  expect(showPesos(1_850_000)).toBe("$\u00A01.850.000");
  expect(showPesos(0)).toBe("$\u00A00");
  expect(showCents(185_000_049)).toBe("$\u00A01.850.000");
});
