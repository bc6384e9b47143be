import { expect, it } from "vitest";
import { deletionWords } from "./deletion-words.ts";

it.each([
  [{ reviews: 0, orders: 0, open_orders: 0 }, "It has no reviews. Nobody has ordered it."],
  [
    { reviews: 1, orders: 1, open_orders: 0 },
    "Its review leaves the shop; you keep it under Reviews, without a carpet. 1 order with it keeps its name, size and price.",
  ],
  [
    { reviews: 12, orders: 3, open_orders: 1 },
    "3 orders with it keep its name, size and price. 1 of them has not been sent yet.",
  ],
  [undefined, "Its reviews stay under Reviews"],
])("%j", (uses, words) => expect(deletionWords(uses)).toContain(words));
