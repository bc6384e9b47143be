import { expect, it } from "vitest";
import { firstPrice } from "./price.ts";

const sizes = (...prices: number[]) => prices.map((price, place) => ({ size: `${place + 5}x9`, price }));

it("shows the first price there is", () => {
  expect(firstPrice(sizes(0, 300, 200))).toBe(300);
  expect(firstPrice(sizes(0))).toBeUndefined();
});
