import { describe, expect, it } from "vitest";
import { exceeds, lineStock, mostOf } from "./stock.ts";

const line = (quantity: number, selectedSize = "5x8") => ({ rug: { id: 1, price: 1 }, quantity, selectedSize });
const seen = (inventory?: number) => ({ sizes: [{ size: "5x8", inventory }] });

describe("a line's stock", () => {
  it.each([
    [line(1), undefined, "unknown", false, 99],
    [line(1), seen(undefined), "unknown", false, 99],
    [line(1), seen(6), "ok", false, 6],
    [line(6), seen(6), "ok", false, 6],
    [line(1), seen(2), "few", false, 2],
    [line(3), seen(2), "over", true, 2],
    [line(1), seen(0), "none", true, 0],
    [line(1), seen(1000), "ok", false, 99],
    [line(1, "9x12"), seen(6), "none", true, 0],
    [line(1), null, "none", true, 0],
    [line(1), {}, "none", true, 0],
  ] as const)("case %#", (item, rug, state, blocked, most) => {
    const stock = lineStock(item, rug);
    expect(stock.state).toBe(state);
    expect(exceeds(stock)).toBe(blocked);
    expect(mostOf(stock)).toBe(most);
  });
  it("tells why none is left: no longer sold, sold out in every size, or only in this one", () => {
    const otherSize = { sizes: [...seen(0).sizes, { size: "6x9", inventory: 1 }] };
    const why = [null, seen(0), otherSize].map((rug) => (lineStock(line(1), rug) as { why?: string }).why);
    expect(why).toEqual(["gone", "everySize", undefined]);
  });
});
