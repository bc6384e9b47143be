import { expect, it } from "vitest";
import { gatewayRefusal, gatewayWays } from "./bold-limits.ts";

const limits = {
  min: 1000,
  max: 10_000_000,
  methods: [
    { method: "CREDIT_CARD", min: 1000, max: 10_000_000 },
    { method: "NEQUI", min: 1000, max: 5_000_000 },
    { method: "PSE", min: 1000, max: 10_000_000 },
  ],
};

it("refuses what Bold would refuse, before the shopper is sent there", () => {
  expect(gatewayRefusal("Bold", 0, undefined, true)).toMatch(/desde \$\s1\.000/);
  expect(gatewayRefusal("Bold", 999, limits, true)).toMatch(/contra entrega/);
  expect(gatewayRefusal("Bold", 10_000_001, limits, true)).toMatch(/hasta \$\s10\.000\.000/);
  for (const total of [999, 10_000_001]) expect(gatewayRefusal("Bold", total, limits, false)).not.toMatch(/contra entrega/);
  expect(gatewayRefusal("Bold", 1000, limits, true)).toBeUndefined();
  expect(gatewayRefusal("Bold", 10_000_000, limits, true)).toBeUndefined();
  expect(gatewayRefusal("Bold", 90_000_000, undefined, true)).toBeUndefined();
});

it("shows the ways that take this total, PSE first", () => {
  expect(gatewayWays(4_000_000, limits)).toEqual(["PSE", "Nequi", "Tarjeta"]);
  expect(gatewayWays(6_000_000, limits)).toEqual(["PSE", "Tarjeta"]);
  expect(gatewayWays(4_000_000, undefined)).toEqual(["PSE", "Nequi", "Daviplata", "Tarjeta"]);
});
