import { expect, it } from "vitest";
import { parseFavourites, readFavourites, toggledFavourite, withSeen } from "./favourites.ts";

it.each([null, "", "{", "null", '"47"', "{}", '[0,-1,1.5,"3",null,9999999999]'])("%j is an empty list", (text) => {
  expect(parseFavourites(text)).toEqual([]);
});

it("keeps each rug once, the newest first, and at most sixty", () => {
  expect(parseFavourites("[47,3,47]")).toEqual([47, 3]);
  expect(toggledFavourite([47, 3], 9)).toEqual([9, 47, 3]);
  expect(toggledFavourite([9, 47, 3], 47)).toEqual([9, 3]);
  const many = Array.from({ length: 60 }, (_, at) => at + 1);
  expect(toggledFavourite(many, 99)).toHaveLength(60);
});

it("reads an address", () => {
  expect(readFavourites("47,3,x,47,,-2")).toEqual([47, 3]);
  expect(readFavourites(null)).toEqual([]);
});

it("remembers what was opened last, each once, and forgets what was long ago", () => {
  expect(withSeen([3, 47], 47)).toEqual([47, 3]);
  expect(withSeen([9, 8, 7, 6, 5, 4, 3, 2, 1], 10)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
