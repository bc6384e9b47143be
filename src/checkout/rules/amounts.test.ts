import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "../../orders/rules/totals.ts";
import { centsOf } from "../../platform/money.ts";
import { amountsOf } from "./amounts.ts";

describe("the summary's amounts", () => {
  it("are the comps'", () => {
    const code = { code: "ANATOLIA10", percentage: 10, amount: 940_000 };
    expect(amountsOf(9_400_000, code, "Bold")).toEqual({
      subtotal: 9_400_000,
      discount: 940_000,
      surcharge: 0,
      total: 8_460_000,
    });
    expect(amountsOf(9_400_000, code, "COD")).toMatchObject({ surcharge: 470_000, total: 8_930_000 });
  });

  it("are the server's, to the peso, over random carts", () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000_000 }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom("Bold" as const, "COD" as const),
        fc.integer({ min: 0, max: 100 }),
        (given, method, percentage) => {
          const priced = given.map(([price, quantity]) => ({ price: centsOf(price), quantity }));
          const server = totalsOf(priced, method, { percentage, discounted: priced });
          const subtotal = given.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
          const page = amountsOf(subtotal, { code: "X", percentage, amount: server.discount / 100 }, method);
          expect(page.total * 100).toBe(server.total);
          expect(page.surcharge * 100).toBe(server.surcharge);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
