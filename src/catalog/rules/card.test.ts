import { describe, expect, it } from "vitest";
import { flagOf, priceFrom, sizeRange } from "./card.ts";

const size = (label: string, inventory: number, price = 100) => ({ size: label, inventory, price });

describe("card", () => {
  it("says what presses most", () => {
    expect(flagOf({ sizes: [size("5x8", 0)], tags: ["Tendencia"] })?.text).toBe("Agotada");
    expect(flagOf({ sizes: [size("5x8", 1)], tags: ["Promocion"] })).toEqual({ text: "Promoción", tone: "sale" });
    expect(flagOf({ sizes: [size("5x8", 1), size("6x9", 1)], tags: ["Tendencia"] })?.text).toBe("Últimas 2");
    expect(flagOf({ sizes: [size("5x8", 9)], tags: ["Tendencia"] })?.text).toBe("Tendencia");
    expect(flagOf({ sizes: [size("5x8", 9)], tags: [] })).toBeUndefined();
  });
  it("names the sizes in stock and their lowest price", () => {
    const sizes = [size("5x8", 0, 100), size("6x9", 2, 200), size("8x10", 1, 300), size("9x12", 0, 400)];
    expect(sizeRange(sizes)).toBe("6x9 a 8x10");
    expect(priceFrom({ sizes, price: 100 })).toBe(200);
    expect(sizeRange([size("5x8", 3)])).toBe("5x8");
  });
  it("falls back when nothing is left", () => {
    expect(sizeRange([size("5x8", 0), size("6x9", 0)])).toBe("5x8 a 6x9");
    expect(priceFrom({ sizes: [size("5x8", 0, 150)], price: 9 })).toBe(150);
    expect(priceFrom({ sizes: [], price: 9 })).toBe(9);
  });
});
