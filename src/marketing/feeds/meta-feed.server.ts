import Papa from "papaparse";
import { everyRug } from "../../catalog/every-rug.server.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import { type FeedItem, feedItems, RUGS_CATEGORY } from "../rules/feed-item.ts";

/** Meta's product catalogue, by its column names. */
const COLUMNS: Record<string, (item: FeedItem) => string | number> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ inventory }) => (inventory > 0 ? "in stock" : "out of stock"),
  condition: () => "new",
  price: ({ price }) => `${price} COP`,
  sale_price: ({ sale }) => (sale ? `${sale.price} COP` : ""),
  sale_price_effective_date: ({ sale }) => sale?.dates ?? "",
  link: ({ link }) => link,
  image_link: ({ image }) => image,
  brand: ({ brand }) => brand,
  additional_image_link: ({ moreImages }) => moreImages.join(","),
  item_group_id: ({ group }) => group,
  google_product_category: () => RUGS_CATEGORY,
  product_type: ({ productType }) => productType,
  color: ({ color }) => color,
  material: ({ material }) => material,
  size: ({ size }) => size,
  quantity_to_sell_on_facebook: ({ inventory }) => inventory,
  shipping: () => "CO::Estándar:0 COP",
  shipping_weight: ({ weight }) => (weight === null ? "" : `${weight} kg`),
};

const lines = (rows: (string | number)[][]): string => (rows.length === 0 ? "" : `${Papa.unparse(rows)}\r\n`);

export async function* metaFeed(ctx: Ctx, site: string): AsyncGenerator<string> {
  yield lines([Object.keys(COLUMNS)]);
  for await (const rug of everyRug(ctx))
    yield lines(feedItems(site, rug, ctx.settings().shop.name).map((item) => Object.values(COLUMNS).map((cell) => cell(item))));
}
