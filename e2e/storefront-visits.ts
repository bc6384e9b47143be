import type { BrowserContextOptions, Page } from "playwright-core";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { visit } from "./visit.ts";

type Rug = { id: number; slug: string; name: string; inStock: boolean; sizes: { size: string; inventory: number }[] };

/** A shop of its own, visits to its pages, and a rug of its that can be bought. */
export async function storefrontVisits() {
  const { shop, browser } = await shopAndBrowser();
  const rugs = (await (await fetch(`${shop.url}/api/rugs?limit=12`)).json()) as Rug[];
  return {
    shop,
    rug: rugs.find(({ inStock }) => inStock)!,
    visit: (path: string, options?: BrowserContextOptions): Promise<Page> => visit(browser, shop.url + path, options),
  };
}
