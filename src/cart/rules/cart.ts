import type { Rug } from "../../catalog/contract.ts";
import { currentSize } from "../../catalog/rules/size.ts";
import { linePrice } from "./line-price.ts";

/** Spec §3, Cart item: the rug's id, price and sizes; the rest is there to draw the line before the network answers. */
export type CartRug = Pick<Rug, "id" | "price"> &
  Partial<Pick<Rug, "name" | "catalog" | "thumbnail" | "image" | "promotion">> & {
    sizes?: (Omit<Rug["sizes"][number], "formerPrice"> & { formerPrice?: number | null })[];
  };
export type CartItem = { rug: CartRug; quantity: number; selectedSize: string };
export type CartState = { items: readonly CartItem[]; total: number };

/** What an order holds of one rug in one size. */
export type BoughtLine = { carpetId: number; size: string; quantity: number };

export type CartAction =
  | { type: "add"; rug: CartRug; size: string; quantity: number }
  | { type: "remove"; position: number }
  | { type: "set-quantity"; position: number; quantity: number }
  | { type: "set-size"; position: number; size: string }
  | { type: "put-back"; position: number; item: CartItem }
  | { type: "refresh"; rugs: readonly CartRug[] }
  | { type: "take-out"; lines: readonly BoughtLine[] }
  | { type: "clear" }
  | { type: "hydrate"; state: unknown };

export const EMPTY_CART: CartState = { items: [], total: 0 };

export const totalOf = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + linePrice(item.rug, item.selectedSize) * item.quantity, 0);

/** The header's badge: every piece counts. */
export const countOf = (items: readonly CartItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0);

const isCart = (state: unknown): state is CartState =>
  typeof state === "object" &&
  state !== null &&
  Array.isArray((state as CartState).items) &&
  typeof (state as CartState).total === "number";

/** Spec §4, Cart. The total is recomputed after every change except hydrate. */
export function reduceCart(cart: CartState, action: CartAction): CartState {
  if (action.type === "hydrate") return isCart(action.state) ? { items: action.state.items, total: action.state.total } : cart;
  const items = reduceItems(cart.items, action);
  return items === cart.items ? cart : { items, total: totalOf(items) };
}

function reduceItems(items: readonly CartItem[], action: Exclude<CartAction, { type: "hydrate" }>): readonly CartItem[] {
  switch (action.type) {
    case "add":
      return add(items, action.rug, action.size, action.quantity);
    case "remove":
      return items[action.position] ? items.toSpliced(action.position, 1) : items;
    case "set-quantity": {
      const item = items[action.position];
      return item ? items.with(action.position, { ...item, quantity: action.quantity }) : items;
    }
    case "set-size":
      return resize(items, action.position, action.size);
    case "put-back":
      return putBack(items, action.position, action.item);
    case "refresh":
      return refresh(items, action.rugs);
    case "take-out":
      return takeOut(items, action.lines);
    case "clear":
      return EMPTY_CART.items;
  }
}

const placeOf = (items: readonly CartItem[], rugId: number, size: string): number =>
  items.findIndex((item) => item.rug.id === rugId && item.selectedSize === size);

const grow = (items: readonly CartItem[], position: number, by: number): readonly CartItem[] => {
  const item = items[position]!;
  return items.with(position, { ...item, quantity: item.quantity + by });
};

function add(items: readonly CartItem[], rug: CartRug, size: string, quantity: number): readonly CartItem[] {
  const same = placeOf(items, rug.id, size);
  return same >= 0 ? grow(items, same, quantity) : [...items, { rug, quantity, selectedSize: size }];
}

function resize(items: readonly CartItem[], position: number, size: string): readonly CartItem[] {
  const item = items[position];
  if (!item || item.selectedSize === size) return items;
  const same = placeOf(items, item.rug.id, size);
  if (same < 0) return items.with(position, { ...item, selectedSize: size });
  return grow(items, same, item.quantity).toSpliced(position, 1);
}

/** Undoing a removal: back where it was, or into the line that took its rug and size meanwhile. */
function putBack(items: readonly CartItem[], position: number, item: CartItem): readonly CartItem[] {
  const same = placeOf(items, item.rug.id, item.selectedSize);
  return same >= 0 ? grow(items, same, item.quantity) : items.toSpliced(Math.min(position, items.length), 0, item);
}

function refresh(items: readonly CartItem[], rugs: readonly CartRug[]): readonly CartItem[] {
  const fresh = new Map(rugs.map((rug) => [rug.id, rug]));
  if (!items.some((item) => fresh.has(item.rug.id))) return items;
  // What a size was called before joins the line of its present name.
  return items.reduce<readonly CartItem[]>(
    (all, { rug, selectedSize, quantity }) => add(all, fresh.get(rug.id) ?? rug, currentSize(selectedSize), quantity),
    [],
  );
}

/** What was bought leaves, and no more than that: a rug added since, or a further piece of the same, stays. */
function takeOut(items: readonly CartItem[], lines: readonly BoughtLine[]): readonly CartItem[] {
  const bought = ({ rug, selectedSize }: CartItem): number =>
    lines.reduce(
      (sum, line) => sum + (line.carpetId === rug.id && line.size === currentSize(selectedSize) ? line.quantity : 0),
      0,
    );
  if (!items.some((item) => bought(item) > 0)) return items;
  return items.flatMap((item) => {
    const quantity = item.quantity - bought(item);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
