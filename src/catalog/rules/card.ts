import type { Rug } from "../contract.ts";
import { showTag } from "./fixed-lists.ts";
import { normalizeSize } from "./size.ts";

export type CardFlag = { text: string; tone: "quiet" | "sale" | "out" };

const LAST_FEW = 3;

/** Shown where a price would be, as long as no size of the rug has one. */
export const NO_PRICE = "Precio por confirmar";

/** What the tab on a card says; the most pressing thing wins. */
export function flagOf(rug: Pick<Rug, "sizes" | "tags">): CardFlag | undefined {
  if (rug.sizes.length === 0) return { text: "Próximamente", tone: "out" };
  const left = rug.sizes.reduce((sum, { inventory }) => sum + inventory, 0);
  if (left === 0) return { text: "Agotada", tone: "out" };
  if (rug.tags.includes("Promocion")) return { text: showTag("Promocion"), tone: "sale" };
  if (left <= LAST_FEW) return { text: left === 1 ? "Última" : `Últimas ${left}`, tone: "quiet" };
  if (rug.tags.includes("Tendencia")) return { text: "Tendencia", tone: "quiet" };
  return undefined;
}

/** What a card says of the size the catalogue was narrowed to. */
export type CardOffer = { size: string; price: number; isLast?: true };

export function offerOf(sizes: Rug["sizes"], wanted: string): CardOffer | undefined {
  const found = sizes.find(({ size }) => normalizeSize(size) === normalizeSize(wanted));
  return found && { size: found.size, price: found.price, ...(found.inventory === 1 ? { isLast: true } : {}) };
}

/** `5x8 a 9x12`: the sizes in stock, or all of them when none is. */
export function sizeRange(sizes: Rug["sizes"]): string {
  const inStock = sizes.filter(({ inventory }) => inventory > 0);
  const shown = inStock.length > 0 ? inStock : sizes;
  const [first, last] = [shown[0]?.size, shown.at(-1)?.size];
  return first === last ? (first ?? "") : `${first} a ${last}`;
}

/** The lowest price one can buy it for; of a sold-out rug, the lowest there was. */
export function priceFrom(rug: Pick<Rug, "sizes" | "price">): number {
  const inStock = rug.sizes.filter(({ inventory }) => inventory > 0);
  const prices = (inStock.length > 0 ? inStock : rug.sizes).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : rug.price;
}
