import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "../../orders/rules/totals.ts";
import { boldAmount } from "../../payments/rules/bold-amount.ts";
import { centsOf } from "../../platform/money.ts";
import { amountsOf } from "./amounts.ts";

const RATES = { cod: 5, iva: 19 };

describe("the summary's amounts", () => {
  it("are the comps'", () => {
    const code = { code: "ANATOLIA10", percentage: 10, amount: 940_000 };
    expect(amountsOf(9_400_000, code, "Bold", 5)).toEqual({
      subtotal: 9_400_000,
      discount: 940_000,
      surcharge: 0,
      total: 8_460_000,
    });
    expect(amountsOf(9_400_000, code, "COD", 5)).toMatchObject({ surcharge: 470_000, total: 8_930_000 });
  });

  it("are the server's and what Bold is asked for, to the peso, over 100,000 random carts (R11)", { timeout: 60_000 }, () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000_000 }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 12,
    });
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    const property = fc.property(lines, fc.constantFrom("Bold" as const, "COD" as const), hundredths, (given, method, n) => {
      const priced = given.map(([price, quantity]) => ({ price: centsOf(price), quantity }));
      const server = totalsOf(priced, method, RATES, { percentage: n / 100, discounted: priced });
      const subtotal = given.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
      const page = amountsOf(subtotal, { code: "X", percentage: n / 100, amount: server.discount / 100 }, method, RATES.cod);
      return (
        page.total * 100 === server.total &&
        page.surcharge * 100 === server.surcharge &&
        boldAmount(server.total, RATES.iva).total_amount === page.total
      );
    });
    fc.assert(property, { numRuns: 100_000 });
  });
});
