import { afterEach, expect, it } from "vitest";
import type { Insight } from "../contract.ts";
import { setLanguage } from "../../ui/admin/language.ts";
import { stagesOf, worstOf } from "../rules/finding.ts";
import { findingOf } from "./finding-words.ts";

const of = (came: number, rug: number, cart: number, checkout: number, paid: number, room = 0) =>
  ({
    visits: came,
    funnel: Object.entries({ came, rug, room, cart, checkout, paid }).map(([step, count]) => ({ step, count })),
    orders: { placed: paid, paid, money: 0 },
    sold_out: [{ size: "8x10", count: 31, carpets: 7 }],
    searches_without_result: [{ word: "redonda", count: 38 }],
  }) as unknown as Insight;

afterEach(() => setLanguage("en"));

it("the heading is the finding, and names where most turn back", () => {
  expect(findingOf(of(4812, 3140, 402, 148, 61))).toEqual({
    title: "61 of 4.812 people bought.",
    text: "Most turn back between the rug and the cart. 8x10 is the size they miss, “redonda” the word they look for.",
  });
  expect(worstOf(stagesOf(of(100, 50, 40, 30, 3)))).toMatchObject({ step: "paid", goOn: 10 });
});

it("few visits say nothing, and none divides by nothing", () => {
  expect(findingOf(of(29, 10, 1, 1, 1)).title).toBe("Too little to tell yet.");
  expect(stagesOf(of(0, 0, 0, 0, 2)).map(({ goOn }) => goOn)).toEqual(Array.from({ length: 6 }, () => undefined));
});

it("does not say that more people bought than came", () => {
  expect(findingOf(of(1, 0, 0, 0, 41)).text).toMatch(/^1 visit counted, 41 orders paid\./);
  expect(findingOf(of(40, 9, 5, 4, 41)).title).toBe("40 visits counted, 41 orders paid.");
  expect(findingOf(of(51, 45, 12, 8, 37)).title, "nor than began to pay").toBe("51 visits counted, 37 orders paid.");
});

it("a step that everybody takes is not where people turn back", () => {
  expect(worstOf(stagesOf(of(30, 30, 30, 30, 30)))).toBeUndefined();
  expect(findingOf(of(30, 30, 30, 30, 30)).text).toMatch(/^8x10 is/);
});

it("who buys without trying the rug in a room is not lost there", () => {
  const stages = stagesOf(of(100, 80, 40, 30, 20, 10));
  expect(stages.map(({ step, count, goOn, skip }) => [step, count, goOn, skip])).toEqual([
    ["came", 100, undefined, undefined],
    ["rug", 80, 80, undefined],
    ["room", 10, 13, 70],
    ["cart", 40, 50, undefined],
    ["checkout", 30, 75, undefined],
    ["paid", 20, 67, undefined],
  ]);
  expect(worstOf(stages)).toMatchObject({ step: "cart" });
});

it("says it in the language of who reads it", () => {
  setLanguage("es");
  expect(findingOf(of(4812, 3140, 402, 148, 61))).toEqual({
    title: "61 de 4.812 personas compraron.",
    text: "La mayoría se va entre la alfombra y el carrito. 8x10 es la medida que les falta, “redonda” la palabra que buscan.",
  });
  expect(findingOf(of(1, 0, 0, 0, 41)).text).toMatch(/^1 visita contada, 41 pedidos pagados\./);
});
