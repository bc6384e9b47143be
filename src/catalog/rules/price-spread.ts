/** One step of an arrow key on a handle of the price. */
export const PRICE_STEP = 50_000;
const MOST_BINS = 20;

/** How many rugs cost how much: `counts` has one number per bin of `width` pesos, from `least` on. */
export type PriceSpread = { least: number; width: number; counts: number[] };
export type PricedCount = { pesos: number; count: number };

export const mostOf = ({ least, width, counts }: PriceSpread): number => least + width * counts.length;

/** Bins begin and end on a step of the handles. Fewer than two steps apart there is nothing to choose. */
export function spreadPrices(prices: readonly PricedCount[]): PriceSpread | undefined {
  if (prices.length === 0) return undefined;
  const all = prices.map(({ pesos }) => pesos);
  const least = Math.floor(Math.min(...all) / PRICE_STEP) * PRICE_STEP;
  const steps = Math.ceil((Math.max(...all) - least) / PRICE_STEP);
  if (steps < 2) return undefined;
  const width = Math.ceil(steps / MOST_BINS) * PRICE_STEP;
  const counts = Array.from({ length: Math.ceil((steps * PRICE_STEP) / width) }, () => 0);
  for (const { pesos, count } of prices) {
    const bin = Math.min(Math.floor((pesos - least) / width), counts.length - 1);
    counts[bin] = counts[bin]! + count;
  }
  return { least, width, counts };
}

type Bounds = { minPrice: string; maxPrice: string };

/** Where the two handles are: a bound nobody chose, or one beyond the rugs there are, is at its end. */
export function handlesAt(spread: PriceSpread, { minPrice, maxPrice }: Bounds): [from: number, to: number] {
  const most = mostOf(spread);
  const within = (pesos: number): number => Math.min(Math.max(pesos, spread.least), most);
  return [within(minPrice ? Number(minPrice) : spread.least), within(maxPrice ? Number(maxPrice) : most)];
}

/** The bounds after a handle was moved: it stops at the other one, and at its end it bounds nothing. */
export function boundsAfter(spread: PriceSpread, bounds: Bounds, handle: keyof Bounds, pesos: number): Bounds {
  const [from, to] = handlesAt(spread, bounds);
  if (handle === "minPrice") return { ...bounds, minPrice: pesos <= spread.least ? "" : String(Math.min(pesos, to)) };
  return { ...bounds, maxPrice: pesos >= mostOf(spread) ? "" : String(Math.max(pesos, from)) };
}
