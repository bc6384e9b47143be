import { expect, it } from "vitest";
import { shopWords } from "./shop-words.ts";

it.each([
  [60, 12, "60 alfombras en doce colecciones"],
  [1, 1, "1 alfombra en una colección"],
  [0, 0, "0 alfombras en cero colecciones"],
  [90, 13, "90 alfombras en 13 colecciones"],
])("%i in %i: %s", (rugs, collections, words) => expect(shopWords(rugs, collections)).toBe(words));
