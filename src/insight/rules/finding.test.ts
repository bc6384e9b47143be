import { expect, it } from "vitest";
import type { Insight } from "../contract.ts";
import { findingOf, stagesOf, worstOf } from "./finding.ts";

const of = (came: number, rug: number, cart: number, checkout: number, paid: number) =>
  ({
    visits: came,
    funnel: Object.entries({ came, rug, room: 0, cart, checkout, paid }).map(([step, count]) => ({ step, count })),
    orders: { placed: paid, paid, money: 0 },
    sold_out: [{ size: "8x10", count: 31, carpets: 7 }],
    searches_without_result: [{ word: "redonda", count: 38 }],
  }) as unknown as Insight;

it("the heading is the finding, and names where most turn back", () => {
  expect(findingOf(of(4812, 3140, 402, 148, 61))).toEqual({
    title: "61 of 4.812 people bought.",
    text: "Most turn back between the rug and the cart. 8x10 is the size they miss, “redonda” the word they look for.",
  });
  expect(worstOf(stagesOf(of(100, 50, 40, 30, 3)))).toMatchObject({ step: "paid", goOn: 10 });
});

it("few visits say nothing, and none divides by nothing", () => {
  expect(findingOf(of(29, 10, 1, 1, 1)).title).toBe("Too little to tell yet.");
  expect(stagesOf(of(0, 0, 0, 0, 2)).map(({ goOn }) => goOn)).toEqual(Array.from({ length: 5 }, () => undefined));
});

it("does not say that more people bought than came", () => {
  expect(findingOf(of(1, 0, 0, 0, 41)).text).toMatch(/^1 visit counted, 41 orders paid\./);
  expect(findingOf(of(40, 9, 5, 4, 41)).title).toBe("40 visits counted, 41 orders paid.");
});
