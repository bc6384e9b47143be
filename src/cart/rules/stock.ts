import type { CartItem } from "./cart.ts";

export type KnownStock = { sizes?: readonly { size: string; inventory?: number }[] };

export type LineStock =
  | { state: "unknown" }
  | {
      state: "ok" | "few" | "over" | "none";
      available: number;
      /** Why none is left: no longer sold, or no size has any. */ why?: "gone" | "everySize";
    };

const FEW = 2;

/**
 * What a line's stock word says of the rug as it was last seen: undefined nobody knows, null no longer sold.
 * `held` is what the shopper's own waiting order holds of it: nobody else has taken that.
 */
export function lineStock(item: CartItem, seen: KnownStock | null | undefined, held = 0): LineStock {
  if (seen === undefined) return { state: "unknown" };
  if (seen === null) return { state: "none", available: 0, why: "gone" };
  const size = seen.sizes?.find((each) => each.size === item.selectedSize);
  if (size && size.inventory === undefined) return { state: "unknown" };
  const available = Math.max(0, size?.inventory ?? 0) + held;
  if (available === 0)
    return { state: "none", available, ...(seen.sizes?.some(({ inventory = 1 }) => inventory > 0) ? {} : { why: "everySize" }) };
  if (item.quantity > available) return { state: "over", available };
  return { state: available <= FEW ? "few" : "ok", available };
}

/** Spec §5: checkout is blocked while any line exceeds stock. */
export const exceeds = (stock: LineStock): boolean => stock.state === "over" || stock.state === "none";

/** The most the plus button may reach. */
export const mostOf = (stock: LineStock): number => (stock.state === "unknown" ? 99 : Math.min(99, stock.available));
