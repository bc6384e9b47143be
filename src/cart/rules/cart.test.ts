import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartAction, type CartState, countOf, EMPTY_CART, reduceCart, totalOf } from "./cart.ts";
import { knowSizes } from "../../catalog/rules/size.ts";
import { linePrice } from "./line-price.ts";

const rug = (id: number, price = 100) => ({
  id,
  price,
  sizes: [
    { size: "5x8", price: 100, inventory: 3 },
    { size: "6x9", price: 250, inventory: 1 },
  ],
});
const fold = (...actions: CartAction[]): CartState => actions.reduce(reduceCart, EMPTY_CART);
const add = (id: number, size = "5x8", quantity = 1): CartAction => ({ type: "add", rug: rug(id), size, quantity });
const shown = (cart: CartState) => cart.items.map((item) => `${item.rug.id}/${item.selectedSize}×${item.quantity}`);

describe("line price", () => {
  it("is the size's, else the base price, else 0", () => {
    expect(linePrice(rug(1, 70), "6x9")).toBe(250);
    expect(linePrice(rug(1, 70), "9x12")).toBe(70);
    expect(linePrice({ price: 70 }, "5x8")).toBe(70);
    expect(linePrice({}, "5x8")).toBe(0);
    expect(linePrice({ price: 70, sizes: [{ size: "5x8", price: 0 }] }, "5x8")).toBe(0);
  });
});

describe("the cart (spec §4)", () => {
  it("adds to the same rug and size, and appends anything else", () => {
    const cart = fold(add(1), add(2), add(1, "5x8", 3), add(1, "6x9"));
    expect(shown(cart)).toEqual(["1/5x8×4", "2/5x8×1", "1/6x9×1"]);
    expect(cart.total).toBe(4 * 100 + 100 + 250);
    expect(countOf(cart.items)).toBe(6);
  });

  it("removes by position and ignores a position that is not there", () => {
    const cart = fold(add(1), add(2));
    expect(shown(reduceCart(cart, { type: "remove", position: 0 }))).toEqual(["2/5x8×1"]);
    expect(reduceCart(cart, { type: "remove", position: 7 })).toBe(cart);
    expect(reduceCart(cart, { type: "remove", position: -1 })).toBe(cart);
  });

  it("sets a quantity without a lower bound", () => {
    const cart = reduceCart(fold(add(1)), { type: "set-quantity", position: 0, quantity: 0 });
    expect(shown(cart)).toEqual(["1/5x8×0"]);
    expect(cart.total).toBe(0);
  });

  it("changes a size, or merges into the line that already has it", () => {
    const cart = fold(add(1, "5x8", 2), add(2), add(1, "6x9", 3));
    expect(reduceCart(cart, { type: "set-size", position: 0, size: "5x8" })).toBe(cart);
    expect(reduceCart(cart, { type: "set-size", position: 9, size: "6x9" })).toBe(cart);
    expect(shown(reduceCart(cart, { type: "set-size", position: 1, size: "6x9" }))).toEqual(["1/5x8×2", "2/6x9×1", "1/6x9×3"]);
    const merged = reduceCart(cart, { type: "set-size", position: 0, size: "6x9" });
    expect(shown(merged)).toEqual(["2/5x8×1", "1/6x9×5"]);
    expect(merged.total).toBe(100 + 5 * 250);
  });

  it("takes out what was bought and only that quantity", () => {
    const cart = fold(add(1, "5x8", 3), add(2), add(1, "6x9"));
    const paid = (...lines: { carpetId: number; size: string; quantity: number }[]) =>
      reduceCart(cart, { type: "take-out", lines });
    expect(shown(paid({ carpetId: 1, size: "5x8", quantity: 2 }, { carpetId: 2, size: "5x8", quantity: 1 }))).toEqual([
      "1/5x8×1",
      "1/6x9×1",
    ]);
    expect(paid({ carpetId: 1, size: "5x8", quantity: 2 }).total).toBe(100 + 100 + 250);
    // The shopper took one out meanwhile: nothing goes below zero.
    expect(shown(paid({ carpetId: 2, size: "5x8", quantity: 5 }))).toEqual(["1/5x8×3", "1/6x9×1"]);
    expect(paid({ carpetId: 9, size: "5x8", quantity: 1 })).toBe(cart);
  });

  it("clears to nothing", () => expect(reduceCart(fold(add(1)), { type: "clear" })).toEqual(EMPTY_CART));

  it("hydrates only from an items array and a numeric total, and keeps that total", () => {
    const cart = fold(add(1));
    const items = fold(add(2)).items;
    expect(reduceCart(cart, { type: "hydrate", state: { items, total: 5 } })).toEqual({ items, total: 5 });
    for (const state of [null, undefined, 3, "x", {}, { items: {}, total: 1 }, { items, total: "1" }, { items }])
      expect(reduceCart(cart, { type: "hydrate", state })).toBe(cart);
  });

  it("puts a removed line back where it was, or into its double", () => {
    const cart = fold(add(1), add(2), add(3));
    const removed = reduceCart(cart, { type: "remove", position: 1 });
    expect(reduceCart(removed, { type: "put-back", position: 1, item: cart.items[1]! })).toEqual(cart);
    const again = reduceCart(removed, add(2));
    expect(shown(reduceCart(again, { type: "put-back", position: 1, item: cart.items[1]! }))).toEqual([
      "1/5x8×1",
      "3/5x8×1",
      "2/5x8×2",
    ]);
  });

  it("takes the shop's new prices", () => {
    const dearer = { ...rug(1), sizes: [{ size: "5x8", price: 130, inventory: 1 }] };
    expect(reduceCart(fold(add(1, "5x8", 2), add(2)), { type: "refresh", rugs: [dearer] }).total).toBe(360);
  });

  it("a size that was renamed joins the line of its present name when stock is read anew", () => {
    knowSizes([], [["5x8", "6x9"]]);
    const cart = reduceCart(fold(add(1, "5x8", 2), add(1, "6x9"), add(2)), { type: "refresh", rugs: [rug(1)] });
    expect(shown(cart)).toEqual(["1/6x9×3", "2/6x9×1"]);
    const lines = [{ carpetId: 1, size: "6x9", quantity: 2 }];
    expect(shown(reduceCart(fold(add(1, "5x8", 2), add(2)), { type: "take-out", lines }))).toEqual(["2/5x8×1"]);
    knowSizes([]);
  });

  it("holds its promises whatever is done to it", () => {
    const size = fc.constantFrom("5x8", "6x9", "9x12");
    const position = fc.integer({ min: -1, max: 6 });
    const action: fc.Arbitrary<CartAction> = fc.oneof(
      fc.record({
        type: fc.constant("add" as const),
        rug: fc.integer({ min: 1, max: 3 }).map((id) => rug(id)),
        size,
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({ type: fc.constant("remove" as const), position }),
      fc.record({ type: fc.constant("set-quantity" as const), position, quantity: fc.integer({ min: 1, max: 99 }) }),
      fc.record({ type: fc.constant("set-size" as const), position, size }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let cart = EMPTY_CART;
        for (const each of actions) {
          const before = cart;
          cart = reduceCart(before, each);
          expect(cart.total).toBe(totalOf(cart.items));
          const keys = cart.items.map((item) => `${item.rug.id}/${item.selectedSize}`);
          expect(new Set(keys).size).toBe(keys.length);
          if (each.type === "set-size") expect(countOf(cart.items)).toBe(countOf(before.items));
          if (each.type === "add") expect(countOf(cart.items)).toBe(countOf(before.items) + each.quantity);
        }
        expect(reduceCart(EMPTY_CART, { type: "hydrate", state: JSON.parse(JSON.stringify(cart)) })).toEqual(cart);
      }),
      { numRuns: 500 },
    );
  });
});
