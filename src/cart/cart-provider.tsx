import { createContext, type ReactNode, useEffect, useMemo, useState } from "react";
import { type CartStore, createCartStore } from "./cart-store.ts";
import type { CartItem } from "./rules/cart.ts";

export type CartGiven = { store: CartStore; onAdd?: (added: CartItem) => void };

export const CartContext = createContext<CartGiven | undefined>(undefined);

const browserStorage = (): Storage | undefined => {
  try {
    return typeof window === "undefined" ? undefined : window.localStorage;
  } catch {
    return undefined; // Some browsers throw when storage is forbidden.
  }
};

/** Gives the cart to everything below. `onAdd` hears of every addition (the shop's measurements). */
export function CartProvider({ children, onAdd }: { children: ReactNode; onAdd?: (added: CartItem) => void }) {
  const [store] = useState(() => createCartStore(browserStorage()));
  useEffect(() => {
    window.addEventListener("storage", store.heard);
    return () => window.removeEventListener("storage", store.heard);
  }, [store]);
  const given = useMemo(() => ({ store, onAdd }), [store, onAdd]);
  return <CartContext value={given}>{children}</CartContext>;
}
