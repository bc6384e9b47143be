import { parseJson } from "../platform/parse-json.ts";
import { MOST_PESOS } from "../catalog/rules/limits.ts";
import { type CartItem, type CartRug, type CartState, EMPTY_CART, reduceCart, totalOf } from "./rules/cart.ts";

/** Spec §9, local storage keys. */
export const CART_KEY = "cart_state";

const MOST_PIECES = 999;

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const pesosOf = (value: unknown): number => (typeof value === "number" && value >= 0 && value <= MOST_PESOS ? value : 0);
const isSize = (value: unknown): value is NonNullable<CartRug["sizes"]>[number] =>
  typeof value === "object" && value !== null && "size" in value && typeof value.size === "string";

/** What is kept of a stored rug: only what a page can draw. The shop's own words replace it a moment later. */
const rugOf = (rug: CartRug): CartRug => ({
  ...rug,
  price: pesosOf(rug.price),
  name: textOf(rug.name),
  catalog: textOf(rug.catalog),
  thumbnail: textOf(rug.thumbnail),
  image: textOf(rug.image),
  promotion: textOf(rug.promotion?.words) ? rug.promotion : undefined,
  sizes: Array.isArray(rug.sizes)
    ? rug.sizes.filter(isSize).map((each) => ({
        ...each,
        price: pesosOf(each.price),
        formerPrice: typeof each.formerPrice === "number" ? pesosOf(each.formerPrice) : undefined,
      }))
    : undefined,
});

/** A line that names a rug, a size and how many; undefined for anything else. */
function lineOf(stored: unknown): CartItem | undefined {
  const line = stored as CartItem | null;
  const isLine = typeof line?.rug?.id === "number" && typeof line.selectedSize === "string" && Number.isInteger(line.quantity);
  if (!isLine || line.quantity < 1) return undefined;
  return { ...line, quantity: Math.min(line.quantity, MOST_PIECES), rug: rugOf(line.rug) };
}

/** What another tab or an earlier visit left; anything that is not a cart counts as an empty one (spec §5). */
export function parseCart(text: string | null): CartState {
  if (!text) return EMPTY_CART;
  const stored = parseJson(text);
  if (stored === undefined) return EMPTY_CART; // Spec §4: ignored if malformed.
  const cart = reduceCart(EMPTY_CART, { type: "hydrate", state: stored });
  const items = cart.items.flatMap((item) => lineOf(item) ?? []);
  const isWhole = items.length === cart.items.length && Number.isFinite(cart.total);
  return { items, total: isWhole ? cart.total : totalOf(items) };
}

/** Local storage may be forbidden or full: the cart then lasts as long as the page. */
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
