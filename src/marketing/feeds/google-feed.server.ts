import { everyRug } from "../../catalog/every-rug.server.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import { type FeedItem, feedItems, RUGS_CATEGORY } from "../rules/feed-item.ts";
import { escapeXml } from "../rules/escape-xml.ts";

const tag = (name: string, value: string | number): string =>
  value === "" ? "" : `<${name}>${escapeXml(String(value))}</${name}>`;

const itemOf = (item: FeedItem): string =>
  [
    "<item>",
    tag("g:id", item.id),
    tag("g:item_group_id", item.group),
    tag("g:title", item.title),
    tag("g:description", item.description),
    tag("g:link", item.link),
    tag("g:image_link", item.image),
    ...item.moreImages.map((image) => tag("g:additional_image_link", image)),
    tag("g:availability", item.inventory > 0 ? "in_stock" : "out_of_stock"),
    tag("g:price", `${item.price} COP`),
    ...(item.sale ? [tag("g:sale_price", `${item.sale.price} COP`), tag("g:sale_price_effective_date", item.sale.dates)] : []),
    tag("g:condition", "new"),
    tag("g:brand", item.brand),
    // Handmade pieces have neither a GTIN nor a manufacturer's number.
    tag("g:identifier_exists", "no"),
    tag("g:google_product_category", RUGS_CATEGORY),
    tag("g:product_type", item.productType),
    tag("g:color", item.color),
    tag("g:material", item.material),
    tag("g:size", item.size),
    item.weight === null ? "" : tag("g:shipping_weight", `${item.weight} kg`),
    "<g:shipping><g:country>CO</g:country><g:price>0 COP</g:price></g:shipping>",
    "</item>\n",
  ].join("");

/** Google Merchant Center: RSS 2.0 with the `g:` attributes. */
export async function* googleFeed(ctx: Ctx, site: string): AsyncGenerator<string> {
  const { shop } = ctx.settings();
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${tag("title", shop.name)}${tag("link", `${site}/`)}${tag("description", shop.line)}\n`;
  for await (const rug of everyRug(ctx)) yield feedItems(site, rug, shop.name).map(itemOf).join("");
  yield "</channel></rss>\n";
}
