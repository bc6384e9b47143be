import { expect, it } from "vitest";
import { missingToPublish } from "./missing-to-publish.ts";

it.each([
  [{ images: [], prices: [], units: [] }, ["a picture", "a price", "stock"]],
  [{ images: ["/a.jpg"], prices: [0, 0], units: [0, 3] }, ["a price"]],
  [{ images: ["/a.jpg"], prices: [0, 100], units: [1, 0] }, []],
])("%j lacks %j", (facts, missing) => expect(missingToPublish(facts)).toEqual(missing));
