import { useContext, useMemo, useSyncExternalStore } from "react";
import { CartContext, type CartGiven } from "./cart-provider.tsx";
import { UNREAD_CART } from "./cart-store.ts";
import { type BoughtLine, type CartItem, type CartRug, countOf } from "./rules/cart.ts";
import { cartRugOf } from "./rules/cart-rug.ts";

function useGiven(): CartGiven {
  const given = useContext(CartContext);
  if (!given) throw new Error("useCart must be used within a CartProvider");
  return given;
}

/** How to change the cart, for who does not show it: such a piece is not drawn anew when the cart is read. */
export function useCartChanges() {
  const { store, onAdd } = useGiven();
  return useMemo(
    () => ({
      add(rug: CartRug, size: string, quantity = 1) {
        store.dispatch({ type: "add", rug: cartRugOf(rug), size, quantity });
        onAdd?.({ rug, selectedSize: size, quantity });
      },
      remove: (position: number) => store.dispatch({ type: "remove", position }),
      setQuantity: (position: number, quantity: number) => store.dispatch({ type: "set-quantity", position, quantity }),
      setSize: (position: number, size: string) => store.dispatch({ type: "set-size", position, size }),
      putBack: (position: number, item: CartItem) => store.dispatch({ type: "put-back", position, item }),
      refresh: (rugs: readonly CartRug[]) => store.dispatch({ type: "refresh", rugs: rugs.map(cartRugOf) }),
      takeOut: (lines: readonly BoughtLine[]) => store.dispatch({ type: "take-out", lines }),
      clear: () => store.dispatch({ type: "clear" }),
    }),
    [store, onAdd],
  );
}

/** How many things are in the cart; 0 on the server. */
export function useCartCount(): number {
  const { store } = useGiven();
  return useSyncExternalStore(
    store.subscribe,
    () => countOf(store.read().items),
    () => 0,
  );
}

/** The cart and its changes. `ready` is false on the server and until the browser has read its storage. */
export function useCart() {
  const { store } = useGiven();
  const cart = useSyncExternalStore(store.subscribe, store.read, () => UNREAD_CART);
  const changes = useCartChanges();
  return { items: cart.items, total: cart.total, count: countOf(cart.items), ready: cart.ready, ...changes };
}
