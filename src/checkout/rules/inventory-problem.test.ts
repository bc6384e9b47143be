import { describe, expect, it } from "vitest";
import { PROBLEMS } from "../texts.ts";
import { inventoryProblem } from "./inventory-problem.ts";

const item = (id: number, quantity: number) => ({ rug: { id, price: 1, name: `Rug ${id}` }, quantity, selectedSize: "5x8" });
const live = (stock: Record<number, number | null>) =>
  new Map(
    Object.entries(stock).map(([id, inventory]) => [
      Number(id),
      inventory === null ? null : { name: `Rug ${id}`, price: 1, sizes: [{ size: "5x8", price: 1, inventory }] },
    ]),
  );

describe("inventory before payment (spec §5)", () => {
  it("is silent when everything is there", () => {
    expect(inventoryProblem([item(1, 2), item(2, 1)], live({ 1: 2, 2: 5 }))).toBeUndefined();
  });

  it("names one product", () => {
    expect(inventoryProblem([item(1, 3), item(2, 1)], live({ 1: 2, 2: 5 }))?.text).toBe(
      "Rug 1 (5x8) no tiene suficiente inventario. Solo 2 unidades disponibles.",
    );
    expect(inventoryProblem([item(1, 1)], live({ 1: null }))?.text).toBe(
      "Rug 1 (5x8) no tiene suficiente inventario. Solo 0 unidades disponibles.",
    );
  });

  it("says several", () => {
    expect(inventoryProblem([item(1, 3), item(2, 9)], live({ 1: 2, 2: 5 }))?.text).toBe(
      "Varios productos no tienen suficiente inventario. Por favor revisa tu carrito.",
    );
  });

  it("says that a price is no longer the one on the screen", () => {
    const dear = { ...item(1, 1), rug: { id: 1, price: 1, sizes: [{ size: "5x8", price: 2, inventory: 3 }] } };
    expect(inventoryProblem([dear], live({ 1: 3 }))).toEqual({ is: "calm", text: PROBLEMS.priceChanged });
  });
});
