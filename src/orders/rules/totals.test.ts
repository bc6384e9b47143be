import fc from "fast-check";
import { expect, it } from "vitest";
import { centsOf, pesosOf } from "../../platform/money.ts";
import { percentOf, totalsOf, type PricedLine } from "./totals.ts";

const RATES = { cod: 5, iva: 19 };
const line = (pesos: number, quantity = 1): PricedLine => ({ price: centsOf(pesos), quantity });

it("adds lines, takes the discount, adds the surcharge, and says the tax inside", () => {
  const lines = [line(2_950_000, 2), line(3_650_001)];
  const totals = totalsOf(lines, "COD", RATES, { percentage: 12.5, discounted: [lines[1]!] });
  expect(totals).toEqual({
    subtotal: 955_000_100,
    discount: 45_625_000,
    surcharge: 47_750_000,
    total: 957_125_100,
    tax: 152_818_293,
  });
});

it("a 100% code leaves only the surcharge", () => {
  const lines = [line(1_000_000)];
  expect(totalsOf(lines, "Bold", RATES, { percentage: 100, discounted: lines }).total).toBe(0);
  expect(totalsOf(lines, "COD", RATES, { percentage: 100, discounted: lines }).total).toBe(5_000_000);
});

it.each([
  [centsOf(10), 5, 100], // 0.5 pesos round up
  [centsOf(9), 5, 0],
  [centsOf(1_005), 50, 50_300],
  [centsOf(33), 33.33, 1_100],
])("%i cents at %f%% are %i cents", (amount, percentage, expected) => expect(percentOf(amount, percentage)).toBe(expected));

it("money stays whole over 100,000 random carts", { timeout: 60_000 }, () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000_000 }), fc.integer({ min: 1, max: 99 })), {
    minLength: 1,
    maxLength: 8,
  });
  const percentage = fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100);
  const property = fc.property(lines, fc.constantFrom("Bold" as const, "COD" as const), percentage, (given, method, percent) => {
    const priced = given.map(([price, quantity]) => line(price, quantity));
    const { subtotal, discount, surcharge, tax, total } = totalsOf(priced, method, RATES, {
      percentage: percent,
      discounted: priced,
    });
    // Whole pesos throughout: what the page shows is what Bold is asked for.
    const whole = [subtotal, discount, surcharge, total].every((amount) => pesosOf(amount) * 100 === amount);
    return (
      whole &&
      total === subtotal - discount + surcharge &&
      discount <= subtotal &&
      Math.abs(discount - (subtotal * percent) / 100) <= 50.01 &&
      Math.abs(tax - (total - total / 1.19)) <= 0.51
    );
  });
  fc.assert(property, { numRuns: 100_000 });
});
