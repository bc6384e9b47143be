import { expect, it } from "vitest";
import { returnedValue } from "./returned-value.ts";

const order = { subtotal: 600_000_00, total: 540_000_00 };

it("gives back what was paid for the lines, not what they cost before the discount", () => {
  expect(returnedValue(order, [{ price: 200_000_00, quantity: 1 }])).toBe(180_000_00);
});

it("gives the whole back when everything came back", () => {
  expect(returnedValue(order, [{ price: 200_000_00, quantity: 3 }])).toBe(540_000_00);
});

it("rounds to the peso", () => {
  expect(returnedValue({ subtotal: 300_00, total: 200_00 }, [{ price: 100_00, quantity: 1 }])).toBe(67_00);
});

it("gives nothing for an order that cost nothing", () => {
  expect(returnedValue({ subtotal: 0, total: 0 }, [{ price: 0, quantity: 1 }])).toBe(0);
});
