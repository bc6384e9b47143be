import { useEffect, useState } from "react";
import { useCart } from "../cart/use-cart.ts";
import type * as catalog from "../catalog/contract.ts";
import { callApi } from "../platform/call-api.ts";

export type WantedRug = { id: number; size: string; name: string };

/** `?alfombras=12:8x10,15` → what a product page or the cart sent along. */
export function readWanted(search: string): { id: number; size: string }[] {
  const listed = new URLSearchParams(search).get("alfombras")?.split(",") ?? [];
  return listed.slice(0, 12).flatMap((text) => {
    const [id, size = ""] = text.split(":");
    return /^\d{1,9}$/.test(id ?? "") ? [{ id: Number(id), size }] : [];
  });
}

/** The rugs to lay ready: those of the address first, then the cart's. Read in the browser only: the page is everyone's. */
export function useWantedRugs(): WantedRug[] {
  const { items } = useCart();
  const [sent, setSent] = useState<WantedRug[]>([]);
  useEffect(() => {
    const asked = readWanted(window.location.search).map(async ({ id, size }) => {
      const rug = await callApi<typeof catalog.getRug>("GET /api/rugs/{id}", { params: { id } });
      return { id, size, name: rug.name };
    });
    // A rug that is gone from the shop is simply not offered.
    void Promise.allSettled(asked).then((all) => setSent(all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))));
  }, []);
  const cart = items.map(({ rug, selectedSize }) => ({ id: rug.id, size: selectedSize, name: rug.name ?? "" }));
  const all = [...sent, ...cart.filter((one) => one.name)];
  return all.filter((one, at) => all.findIndex(({ id, size }) => id === one.id && size === one.size) === at).slice(0, 12);
}
