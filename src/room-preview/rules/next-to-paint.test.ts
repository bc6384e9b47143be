import { expect, test } from "vitest";
import { nextToPaint } from "./next-to-paint.ts";

const card = (top: number, left = 0) => ({ top, bottom: top + 300, left });
const below = card(1000);
const above = card(-450);

test("what is on the screen comes first, as one reads", () => {
  expect(nextToPaint([below, card(500), card(100, 400), card(100), above], 900)).toEqual(card(100));
  expect(nextToPaint([card(500), card(-100)], 900), "half seen is seen").toEqual(card(-100));
});

test("then the nearest, above or below", () => {
  expect(nextToPaint([card(1400), below, above], 900)).toEqual(below);
  expect(nextToPaint([card(1400), card(-320), below], 900)).toEqual(card(-320));
});
