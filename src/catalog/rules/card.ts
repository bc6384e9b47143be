import type { Rug } from "../contract.ts";
import { showPesos } from "../../platform/money.ts";
import { showPercent } from "../../rates.ts";
import { normalizeSize } from "./size.ts";

export type CardFlag = { text: string; tone: "quiet" | "sale" | "out" };

const LAST_FEW = 3;

/** Shown where a price would be, as long as no size of the rug has one. */
export const NO_PRICE = "Precio por confirmar";

const NEW_DAYS = 30;
/** Of the cards in view, at most one in so many is called Nueva or Tendencia: what all are, none is. */
const ONE_IN = 5;
const RARE = ["Nueva", "Tendencia"];

/** What the tab on a card says; the most pressing thing wins. Red is a price that is really lower. */
export function flagOf(rug: Pick<Rug, "sizes" | "tags" | "promotion" | "createdAt">, now: Date): CardFlag | undefined {
  if (rug.sizes.length === 0) return { text: "Próximamente", tone: "out" };
  const left = rug.sizes.reduce((sum, { inventory }) => sum + inventory, 0);
  if (left === 0) return { text: "Agotada", tone: "out" };
  const sale = saleFlag(rug);
  if (sale) return sale;
  if (left <= LAST_FEW) return { text: left === 1 ? "Última" : `Últimas ${left}`, tone: "quiet" };
  if (now.getTime() - Date.parse(rug.createdAt) < NEW_DAYS * 86_400_000) return { text: "Nueva", tone: "quiet" };
  if (rug.tags.includes("Tendencia")) return { text: "Tendencia", tone: "quiet" };
  return undefined;
}

/** A list's flags, with the rare ones only on a fifth of the cards each. */
export function rareFlags<C extends { flag?: CardFlag }>(cards: readonly C[]): C[] {
  const left = new Map(RARE.map((text) => [text, Math.floor(cards.length / ONE_IN)]));
  return cards.map((card) => {
    const may = card.flag && left.get(card.flag.text);
    if (may === undefined) return card;
    left.set(card.flag!.text, may - 1);
    return may > 0 ? card : { ...card, flag: undefined };
  });
}

/** What a card says of the size the catalogue was narrowed to. */
export type CardOffer = { size: string; price: number; isLast?: true };

export function offerOf(sizes: Rug["sizes"], wanted: string): CardOffer | undefined {
  const found = sizes.find(({ size }) => normalizeSize(size) === normalizeSize(wanted));
  return (
    found && {
      size: found.size,
      price: found.price,
      ...(found.inventory === 1 ? { isLast: true } : {}),
    }
  );
}

/** Of the sizes a search asks for, the first that can be bought for as much as it says. */
export const offerAmong = (
  sizes: Rug["sizes"],
  wanted: readonly string[],
  isWithin: (price: number) => boolean,
): CardOffer | undefined => {
  const fitting = wanted.find((label) =>
    sizes.some(({ size, inventory, price }) => size === label && inventory > 0 && isWithin(price)),
  );
  return fitting ? offerOf(sizes, fitting) : undefined;
};

/** `5x8 a 9x12`: the sizes in stock, or all of them when none is. */
export function sizeRange(sizes: Rug["sizes"]): string {
  const inStock = sizes.filter(({ inventory }) => inventory > 0);
  const shown = inStock.length > 0 ? inStock : sizes;
  const [first, last] = [shown[0]?.size, shown.at(-1)?.size];
  return first === last ? (first ?? "") : `${first} a ${last}`;
}

/** The size one can buy it for least; of a sold-out rug, that of the lowest price there was. */
function cheapest(sizes: Rug["sizes"]): Rug["sizes"][number] | undefined {
  const inStock = sizes.filter(({ inventory }) => inventory > 0);
  return (inStock.length > 0 ? inStock : sizes).toSorted((a, b) => a.price - b.price)[0];
}
const shownSize = (sizes: Rug["sizes"], size?: string): Rug["sizes"][number] | undefined =>
  size ? sizes.find((each) => each.size === size) : cheapest(sizes);
export const priceFrom = (rug: Pick<Rug, "sizes" | "price">): number => cheapest(rug.sizes)?.price ?? rug.price;

/** What that price was before the promotion, and until when it is lower. */
export type CardSale = { former: string; until: string };
export const saleOf = ({ sizes, promotion }: Pick<Rug, "sizes" | "promotion">, size?: string): CardSale | undefined => {
  const former = shownSize(sizes, size)?.formerPrice;
  return promotion && former ? { former: showPesos(former), until: promotion.words } : undefined;
};

/** How much lower the price is than the one struck through beside it: less than the promotion's share where that is lower, too. */
export function saleFlag({ sizes, promotion }: Pick<Rug, "sizes" | "promotion">, size?: string): CardFlag | undefined {
  const shown = shownSize(sizes, size);
  if (!promotion || !shown?.formerPrice) return undefined;
  const off = (1 - shown.price / shown.formerPrice) * 100;
  // Prices are whole pesos.
  const percent = off > promotion.percentage - 0.01 ? promotion.percentage : Math.floor(off);
  return percent > 0 ? { text: `−${showPercent(percent)}`, tone: "sale" } : undefined;
}
