import { expect, it } from "vitest";
import type { Rug } from "../catalog/contract.ts";
import { firstShown, joined, type ModelCard, modelCards } from "./model-card.ts";

const card = (id: number) => ({ id }) as ModelCard;
const ids = (cards: readonly ModelCard[]) => cards.map(({ id }) => id);

it("shows rug 47 first when it is there, else the best rated", () => {
  expect(firstShown([card(4), card(47)])?.id).toBe(47);
  expect(firstShown([card(4), card(5)])?.id).toBe(4);
  expect(firstShown([])).toBeUndefined();
});

it("offers no rug without a model or a price", () => {
  const rug = { name: "", sizes: [], price: 5, thumbnail: "", image: "/a.jpg" };
  const rugs = [
    { ...rug, id: 1, model_3d: "/1.glb" },
    { ...rug, id: 2, model_3d: null },
    { ...rug, id: 3, model_3d: "/3.glb", price: 0 },
  ];
  expect(modelCards(rugs as unknown as Rug[])).toMatchObject([{ id: 1, glb: "/1.glb", from: 5, picture: { src: "/a.jpg" } }]);
});

it("adds a page without repeating what the first one had", () =>
  expect(ids(joined([card(47), card(4)], [card(4), card(5)]))).toEqual([47, 4, 5]));
