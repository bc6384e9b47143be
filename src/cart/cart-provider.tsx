import { createContext, type ReactNode, useEffect, useMemo, useState } from "react";
import { browserStorage } from "../platform/browser-storage.ts";
import { type CartStore, createCartStore } from "./cart-store.ts";
import type { CartItem } from "./rules/cart.ts";

export type CartGiven = { store: CartStore; onAdd?: (added: CartItem) => void };

export const CartContext = createContext<CartGiven | undefined>(undefined);

/** Gives the cart to everything below. `onAdd` hears of every addition (the shop's measurements). */
export function CartProvider({ children, onAdd }: { children: ReactNode; onAdd?: (added: CartItem) => void }) {
  const [store] = useState(() => createCartStore(browserStorage()));
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && store.woke();
    window.addEventListener("storage", store.heard);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("storage", store.heard);
      window.removeEventListener("pageshow", onShow);
    };
  }, [store]);
  const given = useMemo(() => ({ store, onAdd }), [store, onAdd]);
  return <CartContext value={given}>{children}</CartContext>;
}
