import { expect, it } from "vitest";
import { swipeOf, swipeTo } from "./swipe.ts";

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

const trail = (...points: [time: number, x: number, y?: number][]) => points.map(([time, x, y = 0]) => ({ time, x, y }));

it.each([
  ["a short flick counts by its own speed", trail([0, 300], [10, 295], [20, 288]), { moved: -12, velocity: -600 }],
  ["only the last tenth of a second counts", trail([0, 300], [900, 297], [1000, 247]), { moved: -53, velocity: -500 }],
  ["held still before it is lifted, it has no speed", trail([0, 300], [20, 280], [400, 280]), { moved: -20, velocity: 0 }],
  ["a scroll of the page is no swipe", trail([0, 300, 500], [20, 280, 420]), { moved: 0, velocity: 0 }],
  ["nothing at all", [], { moved: 0, velocity: 0 }],
])("%s", (_name, given, wanted) => expect(swipeOf(given)).toEqual(wanted));
