import { expect, it } from "vitest";
import { stepsEvery } from "./use-carousel.ts";

it.each([
  ["does not move by itself unless asked", undefined, 0],
  ["moves every 5 s where nothing else is said", true, 5000],
  ["or as often as it is told", 8000, 8000],
  ["or not", false, 0],
])("%s", (_name, autoplay, wanted) => expect(stepsEvery(autoplay)).toBe(wanted));
