import fc from "fast-check";
import { expect, it } from "vitest";
import { centsOf } from "../../platform/money.ts";
import { boldAmount, boldInstant, methodsFor } from "./bold-amount.ts";
import { isForgotten, linkExpiry, linkState, nextCheck } from "./link-times.ts";

it("asks Bold for whole pesos with the IVA inside", () => {
  expect(boldAmount(centsOf(10_000), 19)).toEqual({
    currency: "COP",
    total_amount: 10_000,
    tip_amount: 0,
    taxes: [{ type: "VAT", base: 8403, value: 1597 }],
  });
  const property = fc.property(fc.integer({ min: 0, max: 9_000_000_000 }), (pesos) => {
    const { total_amount, taxes } = boldAmount(centsOf(pesos), 19);
    return total_amount === pesos && taxes[0].base + taxes[0].value === pesos;
  });
  fc.assert(property, { numRuns: 20_000 });
});

it("writes an instant in nanoseconds without losing a digit", () => {
  expect(JSON.stringify(boldInstant(new Date("2026-03-26T14:37:36.789Z")))).toBe("1774535856000000000");
});

it("offers only the methods whose limits fit", () => {
  const limits = [
    { method: "PSE", min: 1000, max: 5_000_000 },
    { method: "NEQUI", min: 1000, max: 10_000_000 },
  ];
  expect(methodsFor(limits, 999)).toEqual([]);
  expect(methodsFor(limits, 5_000_000)).toEqual(["PSE", "NEQUI"]);
  expect(methodsFor(limits, 5_000_001)).toEqual(["NEQUI"]);
  expect(methodsFor(limits, 10_000_001)).toEqual([]);
});

it("closes the link more than ten minutes before the order", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  const order = new Date("2026-11-15T13:30:00Z");
  expect(linkExpiry(order, now)?.toISOString()).toBe("2026-11-15T13:15:00.000Z");
  // Later than that a link comes nearer to the end, as far as the bank can still be heard.
  expect(linkExpiry(order, new Date("2026-11-15T13:13:00Z"))?.toISOString()).toBe("2026-11-15T13:25:00.000Z");
  expect(linkExpiry(order, new Date("2026-11-15T13:23:00Z"))).toBeUndefined();
  expect(linkExpiry(order, now, { renewed: true })?.toISOString()).toBe("2026-11-15T13:25:00.000Z");
});

it("a link can be renewed near its end and after it, once, while the order lives", () => {
  const order = new Date("2026-11-15T13:30:00Z");
  const [first, renewed] = [new Date("2026-11-15T13:15:00Z"), new Date("2026-11-15T13:25:00Z")];
  const at = (time: string, link = first) => linkState(link, order, new Date(`2026-11-15T${time}Z`));
  expect(at("12:30:00")).toEqual({ is: "open", canRenew: false });
  expect(at("13:10:00")).toEqual({ is: "ending", canRenew: true });
  expect(at("13:16:00")).toEqual({ is: "over", canRenew: true });
  expect(at("13:23:00")).toEqual({ is: "over", canRenew: false });
  expect(at("13:21:00", renewed)).toEqual({ is: "ending", canRenew: false });
});

it("backs off, and stops asking long after the link closed", () => {
  const now = new Date(0);
  const waits = [0, 1, 5, 30].map((checks) => nextCheck(checks, now).getTime() / 1000);
  expect(waits).toEqual([10, 16, expect.closeTo(104.8, 0), 600]);
  expect(isForgotten({ expiresAt: now }, new Date(3_600_000))).toBe(false);
  expect(isForgotten({ expiresAt: now }, new Date(7 * 3_600_000))).toBe(true);
});
