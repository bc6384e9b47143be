import { expect, it } from "vitest";
import { missingToPublish } from "./missing-to-publish.ts";

const facts = (images: string[], prices: number[], units: number[]) => ({
  images,
  sizes: prices.map((price) => ({ price })),
  stock: units.map((inventory) => ({ inventory })),
});

it.each([
  [facts([], [], []), ["picture", "price", "stock"]],
  [facts(["/a.jpg"], [0, 0], [0, 3]), ["price"]],
  [facts(["/a.jpg"], [0, 100], [1, 0]), []],
])("%j lacks %j", (given, missing) => expect(missingToPublish(given)).toEqual(missing));
