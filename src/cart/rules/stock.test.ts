import { describe, expect, it } from "vitest";
import { exceeds, lineStock } from "./stock.ts";

const line = (quantity: number, selectedSize = "5x8") => ({ rug: { id: 1, price: 1 }, quantity, selectedSize });
const live = (inventory: number) => ({ sizes: [{ size: "5x8", inventory }] });

describe("a line's stock", () => {
  it.each([
    [line(1), undefined, "unknown", false],
    [line(1), live(6), "ok", false],
    [line(6), live(6), "ok", false],
    [line(1), live(2), "few", false],
    [line(3), live(2), "over", true],
    [line(1), live(0), "none", true],
    [line(1, "9x12"), live(6), "none", true],
  ] as const)("case %#", (item, rug, state, blocked) => {
    const stock = lineStock(item, rug);
    expect(stock.state).toBe(state);
    expect(exceeds(stock)).toBe(blocked);
  });
});
