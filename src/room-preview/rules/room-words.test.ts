import { expect, test } from "vitest";
import { doubtWords, noRoomWords, scaleWords, wantsMeasure } from "./room-words.ts";

test("the scale is told with its margin and what it comes from", () => {
  expect(scaleWords({ margin: 0.118, by: "edges" })).toBe("A escala, ±12 %, por las paredes y los muebles altos de tu foto.");
  expect(scaleWords("marked")).toMatch(/suposición/);
});

test("two points are offered when the margin is over a tenth, and not after they were given", () => {
  expect(wantsMeasure({ margin: 0.08, by: "door" })).toBe(false);
  expect(wantsMeasure({ margin: 0.16, by: "usual" })).toBe(true);
  expect(wantsMeasure("marked")).toBe(true);
  expect(wantsMeasure("measured")).toBe(false);
});

test("a size that does not fit says so, and which is shown instead", () => {
  expect(noRoomWords("8x10", "5x8")).toBe("8x10 no cabe en el piso que se ve; así quedaría 5x8.");
  expect(noRoomWords("8x10", "8x10")).toBe("8x10 no cabe en el piso que se ve.");
});

test("a doubt without words says nothing", () => {
  expect(doubtWords(["little-floor"])).toBe("En la foto se ve poco piso.");
  expect(doubtWords(["something-new"])).toBe("");
});
