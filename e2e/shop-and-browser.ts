import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { openBrowser, type Shop, startShop } from "./open-browser.ts";

/** What a file of browser tests begins with: a shop of its own and a browser, both gone when its tests are over. */
export async function shopAndBrowser(env?: Record<string, string>, flags?: string[]): Promise<{ shop: Shop; browser: Browser }> {
  const [shop, browser] = await Promise.all([startShop(env), openBrowser(flags)]);
  afterAll(async () => {
    await browser.close();
    await shop.stop();
  });
  return { shop, browser };
}
