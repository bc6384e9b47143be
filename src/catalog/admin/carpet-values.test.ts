import { expect, it } from "vitest";
import { changedParts, valuesOf } from "./carpet-values.ts";
import type { StaffCarpet } from "./shapes.ts";

const carpet = {
  name: "Jut 01",
  colors: ["Beige"],
  tags: [],
  inventory: [
    { size: "5x8", inventory: 5 },
    { size: "6x9", inventory: 1 },
  ],
} as unknown as StaffCarpet;

it("begins a new carpet as a draft", () => expect(valuesOf().is_active).toBe(false));

it("sends only what was changed, of the stock only the sizes that were", () => {
  const values = valuesOf(carpet);
  const changed = { ...values, name: "Jut 02", inventory: [values.inventory[0]!, { size: "6x9", inventory: 8 }] };
  expect(changedParts(changed, values)).toEqual({
    name: "Jut 02",
    inventory: [{ size: "6x9", inventory: 8, was: 1 }],
  });
});
