import { expect, it } from "vitest";
import { swipeTo } from "./swipe.ts";

const swipe = { from: 2, velocity: 0, itemWidth: 200, last: 5 };

it.each([
  ["a small move stays", { moved: -39 }, 2],
  ["20% of the width goes on", { moved: -40 }, 3],
  ["the other way goes back", { moved: 40 }, 1],
  ["a quick flick goes on", { moved: -10, velocity: -500 }, 3],
  ["a slow flick stays", { moved: -10, velocity: -499 }, 2],
  ["a long pull passes several", { moved: -420 }, 4],
  ["never beyond the end", { moved: -2000 }, 5],
  ["never before the start", { moved: 2000 }, 0],
])("%s", (_name, given, wanted) => expect(swipeTo({ ...swipe, ...given })).toBe(wanted));
