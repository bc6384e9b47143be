import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { addresses } from "../../../addresses.ts";
import { useCartChanges } from "../../../cart/use-cart.ts";
import { currentSize } from "../../../catalog/rules/size.ts";
import type { Rug } from "../../../catalog/contract.ts";

const SAID_FOR = 1500;

/** Size, quantity and the two ways to the cart. Spec §2: the first size with inventory is preselected. */
export function useBuying(rug: Rug) {
  const cart = useCartChanges();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = currentSize(params.get("size") ?? "");
  const asked = rug.sizes.find(({ size, inventory }) => size === named && inventory > 0);
  const first = asked ?? rug.sizes.find(({ inventory }) => inventory > 0);
  const [size, setSize] = useState(first?.size);
  const [wanted, setWanted] = useState(1);
  const [added, setAdded] = useState<{ size: string; quantity: number; price: number; at: number }>();
  const [isJustAdded, setJustAdded] = useState(false);
  useEffect(() => {
    if (!isJustAdded) return;
    const timer = setTimeout(() => setJustAdded(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isJustAdded]);
  const chosen = rug.sizes.find((each) => each.size === size);
  const most = Math.max(1, chosen?.inventory ?? 1);
  const quantity = Math.min(wanted, most);
  const isLeaving = useRef(false);
  const forgetAdded = useCallback(() => setAdded(undefined), []);
  const put = () => {
    if (!chosen || !rug.inStock) return false;
    cart.add(rug, chosen.size, quantity);
    return true;
  };
  return {
    chosen,
    quantity,
    most,
    choose: setSize,
    setQuantity: setWanted,
    added,
    isJustAdded,
    forgetAdded,
    /** A double click is one wish: it puts one rug into the cart. */
    add: ({ detail }: { detail: number }) => {
      if (detail > 1 || !put() || !chosen) return;
      setAdded({ size: chosen.size, quantity, price: chosen.price, at: Date.now() });
      setJustAdded(true);
    },
    /** Pressed again while the checkout is on its way, it buys no second rug. */
    buyNow: async () => {
      if (isLeaving.current || !put()) return;
      isLeaving.current = true;
      await navigate(addresses.checkout());
      // The address is the checkout's before that is drawn, and this page can still be pressed.
      isLeaving.current = window.location.pathname === addresses.checkout();
    },
  };
}
export type Buying = ReturnType<typeof useBuying>;
