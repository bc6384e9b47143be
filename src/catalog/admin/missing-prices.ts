import { unpricedSizes } from "../rules/price.ts";
import { words } from "./words.ts";

/** What staff must fill before everything is sold, in a sentence; undefined when every size has a price. */
export function missingPrices(sizes: readonly { size: string; price: number }[]): string | undefined {
  const missing = unpricedSizes(sizes);
  if (missing.length === 0) return undefined;
  return missing.length === sizes.length ? words().prices.none : words().prices.missing(missing);
}
