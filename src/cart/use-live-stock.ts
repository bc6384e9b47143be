import { useEffect, useState } from "react";
import { fetchLiveRugs, type LiveRugs } from "./live-rugs.ts";
import type { BoughtLine, CartItem } from "./rules/cart.ts";
import { type LineStock, lineStock } from "./rules/stock.ts";
import { useCart } from "./use-cart.ts";

type Check = { state: "loading" } | { state: "failed" } | { state: "ready"; rugs: LiveRugs };

/** Live stock of the cart's rugs: asked on opening, when a rug joins, on coming back to the tab, and on retry. */
export function useLiveStock(held: readonly BoughtLine[] = []) {
  const { items, refresh } = useCart();
  const [check, setCheck] = useState<Check>({ state: "loading" });
  const [turn, setTurn] = useState(0);
  const holding = held.length;
  const wanted = [...new Set(items.map((item) => item.rug.id))].sort((a, b) => a - b).join(",");

  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    fetchLiveRugs(wanted.split(",").map(Number), leaving.signal).then(
      (rugs) => {
        if (leaving.signal.aborted) return;
        setCheck({ state: "ready", rugs });
        refresh([...rugs.values()].filter((rug) => rug !== null));
      },
      () => {
        if (!leaving.signal.aborted) setCheck({ state: "failed" });
      },
    );
    return () => leaving.abort();
  }, [wanted, turn, refresh, holding]);

  useEffect(() => {
    const onReturn = () => document.visibilityState === "visible" && setTurn((last) => last + 1);
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, []);

  return {
    state: check.state,
    /** After a failed check the line's own copy is the best that is known. */
    stockOf: (item: CartItem): LineStock =>
      lineStock(
        item,
        check.state === "ready" ? check.rugs.get(item.rug.id) : check.state === "failed" ? item.rug : undefined,
        held.find(({ carpetId, size }) => carpetId === item.rug.id && size === item.selectedSize)?.quantity,
      ),
    retry: () => {
      setCheck({ state: "loading" });
      setTurn((last) => last + 1);
    },
  };
}
