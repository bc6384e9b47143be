import { expect, it } from "vitest";
import { placeAfter } from "./use-listbox.ts";

const walk = (keys: string[], ends: Parameters<typeof placeAfter>[3], from = -1) =>
  keys.reduce<number[]>((places, key) => [...places, placeAfter(key, places.at(-1)!, 3, ends)!], [from]).slice(1);
const [down, up] = ["ArrowDown", "ArrowUp"];

it("goes round at the ends, from no option to the nearest end", () => {
  expect(walk([down, down, down, down], "round")).toEqual([0, 1, 2, 0]);
  expect(walk([up, up], "round")).toEqual([2, 1]);
  expect(walk([up], "round", 0)).toEqual([2]);
});

it("passes what was typed between the last and the first", () => {
  expect(walk([down, down, down, down, down], "typed")).toEqual([0, 1, 2, -1, 0]);
  expect(walk([up, up, up, up], "typed")).toEqual([2, 1, 0, -1]);
});

it("stops at the ends, and Home and End lead there", () => {
  expect(walk([down, down, down, up, "End", "Home", up], "stop", 0)).toEqual([1, 2, 2, 1, 2, 0, 0]);
});

it("leaves other keys to the field", () => {
  expect(["Home", "End", "a", "Tab"].map((key) => placeAfter(key, 1, 3, "round"))).toEqual(Array(4).fill(undefined));
});
