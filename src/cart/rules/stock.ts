import type { CartItem } from "./cart.ts";

export type LiveStock = { sizes?: readonly { size: string; inventory: number }[] };

/** Pieces of the line's size that the shop has; 0 when the size is gone. */
export const availableFor = (rug: LiveStock, size: string): number =>
  Math.max(0, rug.sizes?.find((each) => each.size === size)?.inventory ?? 0);

export type LineStock = { state: "unknown" } | { state: "ok" | "few" | "over" | "none"; available: number };

const FEW = 2;

/** What a line's stock word says, given the rug as the shop has it now; undefined while nobody knows. */
export function lineStock(item: CartItem, live: LiveStock | undefined): LineStock {
  if (!live) return { state: "unknown" };
  const available = availableFor(live, item.selectedSize);
  if (available === 0) return { state: "none", available };
  if (item.quantity > available) return { state: "over", available };
  return { state: available <= FEW ? "few" : "ok", available };
}

/** Spec §5: checkout is blocked while any line exceeds stock. */
export const exceeds = (stock: LineStock): boolean => stock.state === "over" || stock.state === "none";
