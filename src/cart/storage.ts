import { type CartItem, type CartState, EMPTY_CART, reduceCart, totalOf } from "./rules/cart.ts";

/** Spec §9, local storage keys. */
export const CART_KEY = "cart_state";

const isLine = (item: unknown): item is CartItem => {
  const line = item as CartItem | null;
  return (
    typeof line?.rug?.id === "number" &&
    typeof line.selectedSize === "string" &&
    Number.isInteger(line.quantity) &&
    line.quantity > 0
  );
};

/** What another tab or an earlier visit left; anything that is not a cart counts as an empty one (spec §5). */
export function parseCart(text: string | null): CartState {
  if (!text) return EMPTY_CART;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return EMPTY_CART; // Spec §4: ignored if malformed.
  }
  const cart = reduceCart(EMPTY_CART, { type: "hydrate", state: stored });
  const lines = cart.items.filter(isLine);
  return lines.length === cart.items.length ? cart : { items: lines, total: totalOf(lines) };
}

/** Local storage may be forbidden or full: the cart then lives as long as the page. */
export function readCart(storage: Pick<Storage, "getItem"> | undefined): CartState {
  try {
    return parseCart(storage?.getItem(CART_KEY) ?? null);
  } catch {
    return EMPTY_CART;
  }
}

export function writeCart(storage: Pick<Storage, "setItem"> | undefined, cart: CartState): void {
  try {
    storage?.setItem(CART_KEY, JSON.stringify(cart));
  } catch {
    // See readCart: nothing to tell the shopper, the cart on the screen is right.
  }
}
