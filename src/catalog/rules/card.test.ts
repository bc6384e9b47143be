import { describe, expect, it } from "vitest";
import { showPesos } from "../../platform/money.ts";
import { flagOf, priceFrom, rareFlags, saleFlag, saleOf, sizeRange } from "./card.ts";

const size = (label: string, inventory: number, price = 100) => ({ size: label, inventory, price });
const now = new Date("2026-11-17T12:00:00Z");
const long = { promotion: null, createdAt: "2020-01-01T00:00:00Z" };
const promotion = { name: "Lana", percentage: 12.5, startsAt: "", endsAt: "", words: "Hasta el 30 de noviembre" };

describe("card", () => {
  it("says what presses most", () => {
    const flag = (sizes: ReturnType<typeof size>[], tags: string[] = [], more: object = {}) =>
      flagOf({ sizes, tags, ...long, ...more }, now);
    expect(flag([size("5x8", 0)], ["Tendencia"], { promotion })?.text).toBe("Agotada");
    const sold = { ...size("5x8", 1, 875), formerPrice: 1000 };
    expect(flag([sold], [], { promotion })).toEqual({ text: "−12,5\u00a0%", tone: "sale" });
    expect(flag([size("5x8", 1)], [], { promotion })?.text, "nothing is struck through beside it").toBe("Última");
    // A tag is no price: nothing is red without a promotion.
    expect(flag([size("5x8", 9)], ["Promocion"])).toBeUndefined();
    expect(flag([size("5x8", 1)], ["Tendencia"])?.text).toBe("Última");
    expect(flag([size("5x8", 1), size("6x9", 1)], ["Tendencia"])?.text).toBe("Últimas 2");
    expect(flag([size("5x8", 9)], ["Tendencia"], { createdAt: "2026-11-01T00:00:00Z" })?.text).toBe("Nueva");
    expect(flag([size("5x8", 9)], ["Tendencia"])?.text).toBe("Tendencia");
    expect(flag([size("5x8", 9)])).toBeUndefined();
  });
  it("calls at most a fifth of the cards in view Tendencia, and a fifth Nueva", () => {
    const card = (text?: string) => (text ? { flag: { text, tone: "quiet" as const } } : {});
    const texts = (cards: object[]) => rareFlags(cards as ReturnType<typeof card>[]).map((each) => each.flag?.text);
    expect(texts(Array.from({ length: 12 }, () => card("Tendencia"))).filter(Boolean)).toHaveLength(2);
    expect(texts([card("Nueva"), card("Tendencia"), card("Nueva"), card("Última"), card()])).toEqual([
      "Nueva",
      "Tendencia",
      undefined,
      "Última",
      undefined,
    ]);
    expect(texts([card("Tendencia"), card("Agotada")])).toEqual([undefined, "Agotada"]);
  });
  it("says what the lowest price was before, and until when it is lower", () => {
    const sizes = [size("5x8", 2, 300), { ...size("6x9", 2, 200), formerPrice: 250 }];
    expect(saleOf({ sizes, promotion })).toEqual({ former: showPesos(250), until: "Hasta el 30 de noviembre" });
    expect(saleOf({ sizes, promotion }, "5x8")).toBeUndefined();
    expect(saleOf({ sizes, promotion: null })).toBeUndefined();
  });
  it("says how much lower it is than the price struck through, not than one before that", () => {
    const sizes = [
      { ...size("5x8", 2, 875_001), formerPrice: 1_000_001 },
      { ...size("6x9", 2, 1_750_000), formerPrice: 1_900_000 },
      size("8x10", 2, 2_000_000),
    ];
    const said = (label?: string) => saleFlag({ sizes, promotion }, label)?.text;
    expect([said(), said("6x9"), said("8x10")]).toEqual(["−12,5\u00a0%", "−7\u00a0%", undefined]);
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
