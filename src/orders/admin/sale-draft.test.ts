import { expect, it } from "vitest";
import { draftLines } from "./sale-draft.ts";

const rug = {
  name: "Bósforo Olas",
  collection_sizes: [
    { size: "5x8", price: 200_000_00 },
    { size: "6x9", price: 300_000_00 },
  ],
  inventory: [
    { size: "5x8", inventory: 0 },
    { size: "6x9", inventory: 2 },
  ],
  sale_percent: 0,
};
const wanted = { carpetId: 7, size: "6x9", quantity: 3, name: "Olas" };
const line = { carpetId: 7, name: "Bósforo Olas", size: "6x9", quantity: 2, available: 2 };

it("a drafted line has the price of today, a promotion taken off, and no more units than there are", () => {
  expect(draftLines([wanted], [rug])).toEqual({ lines: [{ ...line, price: 300_000_00 }], missing: [] });
  expect(draftLines([wanted], [{ ...rug, sale_percent: 20 }]).lines).toEqual([{ ...line, price: 240_000_00 }]);
});

it("a visit that named no size gets the first in stock; what is sold out or gone is told by name", () => {
  expect(draftLines([{ ...wanted, size: undefined }], [rug]).lines).toMatchObject([{ size: "6x9" }]);
  expect(draftLines([{ ...wanted, size: "5x8" }, wanted], [rug, undefined])).toEqual({ lines: [], missing: ["Olas", "Olas"] });
});
