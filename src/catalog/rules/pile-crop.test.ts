import { expect, it } from "vitest";
import { pileCrop } from "./pile-crop.ts";

it.each([
  ["with fringe", 1118, 1790, { top: 58, height: 1674, hasFringe: true }],
  ["without fringe", 1118, 1680, { top: 0, height: 1680, hasFringe: false }],
  ["another photograph", 1500, 1500, { top: 0, height: 1500, hasFringe: false }],
])("%s", (_name, width, height, wanted) => expect(pileCrop(width, height)).toEqual(wanted));
