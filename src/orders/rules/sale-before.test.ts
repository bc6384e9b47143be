import { expect, it } from "vitest";
import { saleBefore } from "./sale-before.ts";

const olas = { code: 1, name: "Olas", size: "5x8", quantity: 1, price: 100 };
const rubi = { code: 2, name: "Rubí", size: "6x9", quantity: 3, price: 200 };

it("is the sale itself where nothing was changed", () =>
  expect(saleBefore({ lines: [olas], total: 100 }, [])).toEqual({ lines: [olas], total: 100 }));

it("undoes what was added, taken out and changed, the newest first", () => {
  const later = [
    {
      lines: [{ name: "Olas", size: "5x8", units: [2, 1] as [number, number], code: 1, price: 100 }],
      total: [400, 300] as const,
    },
    {
      lines: [
        { name: "Rubí", size: "6x9", units: [0, 3] as [number, number], code: 2, price: 200 },
        { name: "Mar", size: "5x8", units: [1, 0] as [number, number], code: 3, price: 200 },
      ],
      total: [300, 700] as const,
    },
  ];
  expect(saleBefore({ lines: [olas, rubi], total: 700 }, later)).toEqual({
    lines: [
      { ...olas, quantity: 2 },
      { code: 3, name: "Mar", size: "5x8", quantity: 1, price: 200 },
    ],
    total: 400,
  });
});

it("knows a rug that has no number any more by its name", () => {
  const later = [{ lines: [{ name: "Olas", size: "5x8", units: [4, 1] as [number, number], code: 1, price: 100 }], total: [400, 100] as const }]; // prettier-ignore
  expect(saleBefore({ lines: [{ ...olas, code: null }], total: 100 }, later).lines).toEqual([
    { ...olas, code: null, quantity: 4 },
  ]);
});
