import { afterEach, expect, it } from "vitest";
import { setLanguage } from "../../ui/admin/language.ts";
import { deedWords, describeChanges } from "./describe-changes.ts";

afterEach(() => setLanguage("en"));

it("tells prices in pesos, size by size, and only those that differ", () => {
  const sizes = (price: number) => [
    { size: "5x8", price },
    { size: "6x9", price: 400_000_000 },
  ];
  expect(describeChanges({ sizes: [sizes(295_000_000), sizes(310_000_000)], "price 8x10": [0, 100] })).toEqual([
    { name: "Price 5x8", before: "$\u00a02.950.000", after: "$\u00a03.100.000" },
    { name: "Price 8x10", before: "$\u00a00", after: "$\u00a01" },
  ]);
  expect(describeChanges({ inventory: [[{ size: "5x8", inventory: 3 }], [{ size: "5x8", inventory: 2 }]] })).toEqual([
    { name: "Stock 5x8", before: "3", after: "2" },
  ]);
});

it("says words, days and counts; never JSON", () => {
  const told = describeChanges({
    is_active: [true, false],
    collection_id: [1, 2],
    collection_name: ["Bósforo", "Delux"],
    images: [["a"], ["a", "b"]],
    videos: [["a"], ["b"]],
    startsAt: [null, "2026-11-19T19:20:00.000Z"],
    usageLimit: [null, 5],
    refund: [null, 185_000_000],
    "5x8": [3, 4],
    anything: [null, { size_label: "x", deep: { n: 1 } }],
    description: ["Roja", ""],
  });
  expect(told.map(({ name, before, after }) => `${name}: ${before === null ? "" : `${before} → `}${after}`)).toEqual([
    "Active: yes → no",
    "Collection: Bósforo → Delux",
    "Images: 1 picture → 2 pictures",
    "Videos: changed",
    "Start: 19 November 2026 at 14:20",
    "Usage limit: 5",
    "Refund: $\u00a01.850.000",
    "Stock 5x8: 3 → 4",
    "Anything: Size label x, Deep N 1",
    "Description: Roja → nothing",
  ]);
  expect(JSON.stringify(told)).not.toMatch(/[{[]\\"/);
});

it("names the deed", () => {
  expect(deedWords("order", "refund")).toBe("Order, refund recorded");
  expect(deedWords("discount-code", "update")).toBe("Discount code, changed");
});

it("says all of it in Spanish to who reads Spanish", () => {
  setLanguage("es");
  expect(deedWords("order", "refund")).toBe("Pedido, reembolso registrado");
  const told = describeChanges({
    is_active: [true, false],
    status: ["pending", "paid"],
    images: [["a"], ["a", "b"]],
    "5x8": [3, 4],
  });
  expect(told.map(({ name, before, after }) => `${name}: ${before} → ${after}`)).toEqual([
    "Activa: sí → no",
    "Estado: pendiente → pagado",
    "Imágenes: 1 imagen → 2 imágenes",
    "Existencias 5x8: 3 → 4",
  ]);
});
