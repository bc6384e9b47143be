import { expect, it } from "vitest";
import { missingPrices } from "./missing-prices.ts";

const sizes = (...prices: number[]) => prices.map((price, place) => ({ size: `${place + 5}x9`, price }));

it("names the sizes that are not sold for want of a price", () => {
  expect(missingPrices([])).toBeUndefined();
  expect(missingPrices(sizes(100, 50))).toBeUndefined();
  expect(missingPrices(sizes(100, 49))).toBe("Size 6x9 has no price and is not sold");
  expect(missingPrices(sizes(0, 100, 0, 0))).toBe("Sizes 5x9, 7x9 and 8x9 have no price and are not sold");
  expect(missingPrices(sizes(0, 0))).toBe("No size has a price: it is not sold yet");
});
