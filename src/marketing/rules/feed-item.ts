import { addresses } from "../../addresses.ts";
import type { Rug } from "../../catalog/contract.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { showColor } from "../../catalog/rules/show-word.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { cut } from "../../platform/text.ts";

/** One size of one rug, as Google Merchant Center and Meta's catalogue both ask for it. */
export type FeedItem = {
  id: string;
  group: string;
  title: string;
  description: string;
  link: string;
  image: string;
  moreImages: string[];
  /** Whole pesos, IVA included; with a promotion the price before it. */
  price: number;
  /** The promotion's price and from when until when it holds. */
  sale?: { price: number; dates: string };
  inventory: number;
  brand: string;
  color: string;
  material: string;
  size: string;
  productType: string;
  /** Kilograms. */
  weight: number | null;
};

/** Google's product taxonomy: Home & Garden > Decor > Rugs. */
export const RUGS_CATEGORY = 598;
const MOST_MORE_IMAGES = 10;

/** Both read JPEG, and want more than 500 px. */
const picture = (site: string, address: string): string => new URL(pictureAddress(address, 1280, "jpg"), `${site}/`).href;

/** ISO 8601 without the milliseconds, as both read it. */
const toSecond = (at: string): string => at.replace(/\.\d+Z$/, "Z");

/** An item for each size that has a price; a rug without one is not offered. What all sizes share is made once. */
export function feedItems(site: string, rug: Rug, brand: string): FeedItem[] {
  const [image = "", ...more] = rug.images.map((address) => picture(site, address));
  const shared = {
    group: `alfombra-${rug.id}`,
    description: cut(rug.description.trim() || `Alfombra ${rug.name} de la colección ${rug.catalog}.`, 5000),
    image,
    moreImages: more.slice(0, MOST_MORE_IMAGES),
    brand,
    // Google takes up to three colours.
    color: cut(rug.colors.slice(0, 3).map(showColor).join("/"), 100),
    material: cut(rug.material, 200),
    productType: `Alfombras > ${rug.catalog}`,
    weight: rug.weight,
  };
  return rug.sizes
    .filter(({ price }) => price > 0)
    .map(({ size, price, formerPrice, inventory }) => ({
      ...shared,
      id: `alfombra-${rug.id}-${size}`,
      title: cut(`${rug.name} · ${showSize(size)}`, 150),
      // Both compare the price with the page's: it opens with this size chosen.
      link: `${site}${addresses.product(rug, size)}`,
      price: formerPrice ?? price,
      ...(formerPrice && rug.promotion
        ? { sale: { price, dates: `${toSecond(rug.promotion.startsAt)}/${toSecond(rug.promotion.endsAt)}` } }
        : {}),
      inventory,
      size: showSize(size),
    }));
}
