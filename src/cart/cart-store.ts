import { type CartAction, type CartState, EMPTY_CART, reduceCart } from "./rules/cart.ts";
import { CART_KEY, parseCart, readCart, writeCart } from "./storage.ts";

/** What a page may know about the cart; before the browser has read its storage it is not ready. */
export type CartSnapshot = CartState & { ready: boolean };

export const UNREAD_CART: CartSnapshot = { ...EMPTY_CART, ready: false };

export type CartStore = {
  read: () => CartSnapshot;
  dispatch: (action: CartAction) => void;
  subscribe: (listener: () => void) => () => void;
  /** A storage event of another tab. */
  heard: (event: { key: string | null; newValue: string | null }) => void;
  /** The page was taken out of the browser's back-forward cache: it heard nothing meanwhile. */
  woke: () => void;
};

/** The reducer, joined to local storage and to the other tabs. */
export function createCartStore(storage: Pick<Storage, "getItem" | "setItem"> | undefined): CartStore {
  const listeners = new Set<() => void>();
  let cart: CartSnapshot | undefined;

  const read = (): CartSnapshot => (cart ??= { ...readCart(storage), ready: true });
  const become = (next: CartState): void => {
    cart = { ...next, ready: true };
    for (const listener of listeners) listener();
  };

  return {
    read,
    dispatch(action) {
      const before = read();
      const after = reduceCart(before, action);
      if (after === before) return;
      become(after);
      writeCart(storage, { items: after.items, total: after.total });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Spec §4: another tab's change hydrates, its removal or an invalid value clears. Never written back: no ping-pong.
    heard({ key, newValue }) {
      if (key === CART_KEY || key === null) become(parseCart(key === null ? null : newValue));
    },
    woke() {
      if (storage) become(readCart(storage));
    },
  };
}
