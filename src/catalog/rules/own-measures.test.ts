import { expect, it } from "vitest";
import { parseOwnMeasures } from "./own-measures.ts";

it("knows the furniture that was measured", () => {
  const stored = { comedor: { wide: 240, deep: 100 }, sofa: { wide: 260, deep: 98 } };
  expect(parseOwnMeasures(JSON.stringify(stored))).toEqual(stored);
});

it.each([
  "",
  "null",
  "[1]",
  '"sofa"',
  '{"sofa":null}',
  '{"sofa":{"wide":"240","deep":98}}',
  '{"sofa":{"wide":240}}',
  '{"sofa":{"wide":5,"deep":98}}',
  '{"sofa":{"wide":1e9,"deep":98}}',
  '{"barco":{"wide":240,"deep":98}}',
])("takes nothing from %j", (text) => expect(parseOwnMeasures(text)).toEqual({}));
