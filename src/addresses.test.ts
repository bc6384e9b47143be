import { expect, it } from "vitest";
import { addresses } from "./addresses.ts";

it("follows the specification's slug rule, accents folded first", () => {
  expect(addresses.product({ id: 7, name: "Café  & Crème -- Nº 2" })).toBe("/product/7/cafe-creme-n-2");
  expect(addresses.catalogOf("BOSFORO")).toBe("/catalog/bosforo");
});

it("never ends in a bare slash, which the product page would send back to itself for ever", () => {
  expect(addresses.product({ id: 7, name: "İ日本" })).toBe("/product/7/i");
  expect(addresses.product({ id: 7, name: "日本" })).toBe("/product/7/alfombra");
});

it("opens a phone's camera with the rug in the size that was chosen", () => {
  expect(addresses.productInPlace({ id: 7, name: "Nilo" }, "8x10")).toBe("/product/7/nilo?size=8x10&vista=ar");
  expect(addresses.productInPlace({ id: 7, name: "Nilo" })).toBe("/product/7/nilo?vista=ar");
});

it("names only the filters that are set", () => {
  expect(addresses.catalog()).toBe("/catalog");
  expect(addresses.catalog({ tags: "Premium", search: "" })).toBe("/catalog?tags=Premium");
});
