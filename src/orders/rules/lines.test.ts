import { expect, it } from "vitest";
import { shortStockSentence, sumLines } from "./lines.ts";

it("sums the same rug and size", () => {
  const lines = sumLines([
    { carpetId: 2, size: "5x8", quantity: 1 },
    { carpetId: 1, size: "5x8", quantity: 2 },
    { carpetId: 2, size: "5x8", quantity: 3 },
    { carpetId: 2, size: "6x9", quantity: 1 },
  ]);
  expect(lines).toEqual([
    { carpetId: 2, size: "5x8", quantity: 4 },
    { carpetId: 1, size: "5x8", quantity: 2 },
    { carpetId: 2, size: "6x9", quantity: 1 },
  ]);
});

it("says which product is short, or that several are", () => {
  const rubi = { carpetId: 1, name: "Valentin Rubí", size: "5x8", available: 2 };
  expect(shortStockSentence([rubi])).toBe("Valentin Rubí (5x8) no tiene suficiente inventario. Solo 2 unidades disponibles.");
  expect(shortStockSentence([rubi, rubi])).toBe("Varios productos no tienen suficiente inventario. Por favor revisa tu carrito.");
});
