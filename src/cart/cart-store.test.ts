import { describe, expect, it, vi } from "vitest";
import { createCartStore } from "./cart-store.ts";
import { EMPTY_CART } from "./rules/cart.ts";
import { CART_KEY, parseCart } from "./storage.ts";

const rug = { id: 4, price: 100, sizes: [{ size: "5x8", price: 100, inventory: 2 }] };
const stored = { items: [{ rug, quantity: 2, selectedSize: "5x8" }], total: 200 };

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

describe("the stored cart", () => {
  it.each([null, "", "{", "3", "null", "[]", '{"items":[]}', '{"items":"x","total":1}'])("is empty for %s", (text) =>
    expect(parseCart(text)).toEqual(EMPTY_CART),
  );

  it("drops lines nobody could draw and keeps the others", () => {
    const broken = { items: [null, { rug: {}, quantity: 1, selectedSize: "5x8" }, ...stored.items], total: 999 };
    expect(parseCart(JSON.stringify(broken))).toEqual(stored);
  });

  it.each([
    [{ sizes: "abc" }, { sizes: undefined }],
    [{ sizes: [null, 5, {}, ...rug.sizes] }, {}],
    [{ sizes: [{ size: "5x8", price: "gratis", inventory: 2 }] }, { sizes: [{ size: "5x8", price: 0, inventory: 2 }] }],
    [{ price: 1e300 }, { price: 0 }],
    [{ name: { a: 1 }, image: 5, thumbnail: {} }, {}],
  ])("keeps of a rug with %j only what a page can draw", (odd, kept) => {
    const line = { rug: { ...rug, ...odd }, quantity: 2, selectedSize: "5x8" };
    expect(parseCart(JSON.stringify({ items: [line], total: 200 })).items).toEqual([{ ...line, rug: { ...rug, ...kept } }]);
  });

  it("holds no more pieces than can be reckoned with", () => {
    const line = { rug, quantity: 1e9, selectedSize: "5x8" };
    expect(parseCart(JSON.stringify({ items: [line], total: 1 })).items[0]!.quantity).toBe(999);
  });
});

describe("the cart's store", () => {
  it("starts from storage and saves every change", () => {
    const storage = memory({ [CART_KEY]: JSON.stringify(stored) });
    const store = createCartStore(storage);
    expect(store.read()).toEqual({ ...stored, ready: true });
    store.dispatch({ type: "add", rug, size: "5x8", quantity: 1 });
    expect(JSON.parse(storage.getItem(CART_KEY)!)).toEqual({ items: [{ ...stored.items[0], quantity: 3 }], total: 300 });
  });

  it("follows another tab without writing back", () => {
    const storage = memory();
    const store = createCartStore(storage);
    const heard = vi.fn();
    store.subscribe(heard);
    store.heard({ key: "something_else", newValue: null });
    expect(heard).not.toHaveBeenCalled();
    store.heard({ key: CART_KEY, newValue: JSON.stringify(stored) });
    expect(store.read().total).toBe(200);
    store.heard({ key: CART_KEY, newValue: "not a cart" });
    expect(store.read().items).toEqual([]);
    store.heard({ key: CART_KEY, newValue: JSON.stringify(stored) });
    store.heard({ key: null, newValue: null });
    expect(store.read().items).toEqual([]);
    expect(storage.getItem(CART_KEY)).toBeNull();
  });

  it("looks again when its page comes back from the back-forward cache", () => {
    const storage = memory({ [CART_KEY]: JSON.stringify(stored) });
    const store = createCartStore(storage);
    store.read();
    storage.setItem(CART_KEY, JSON.stringify(EMPTY_CART));
    store.woke();
    expect(store.read().items).toEqual([]);
  });

  it("works where storage is forbidden or full", () => {
    const refusing = {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("full");
      },
    };
    const store = createCartStore(refusing);
    store.dispatch({ type: "add", rug, size: "5x8", quantity: 1 });
    expect(store.read().total).toBe(100);
  });
});
