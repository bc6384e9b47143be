import { isShopify, readShopify } from "./rules/read-shopify.ts";
import { isWooCommerce, readWooCommerce } from "./rules/read-woocommerce.ts";
import type { Product, Sheet } from "./rules/product.ts";
import { readSheet } from "./read-sheet.server.ts";
import { type Format, refuse } from "./texts.ts";

const MOST_PRODUCTS = 5000;
const READERS: Record<
  Format,
  { fits: (sheet: Sheet) => boolean; columns: readonly [string, string]; read: (sheet: Sheet) => Product[] }
> = {
  shopify: { fits: isShopify, columns: ["Handle", "Title"], read: readShopify },
  woocommerce: { fits: isWooCommerce, columns: ["Type", "Name"], read: readWooCommerce },
};

export function readProducts(text: string, format: Format): Product[] {
  if (!text.replace(/^\uFEFF/, "").trim()) throw refuse("imports.empty");
  const sheet = readSheet(text);
  const { fits, columns, read } = READERS[format];
  if (!fits(sheet)) throw refuse("imports.wrong_columns", { format, columns });
  if (sheet.lines.length === 0) throw refuse("imports.no_products");
  const products = read(sheet);
  if (products.length > MOST_PRODUCTS) throw refuse("imports.too_many", { most: MOST_PRODUCTS });
  return products;
}
