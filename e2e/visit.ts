import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { DESKTOP } from "./open-browser.ts";

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>';

/** Pictures keep their places by their sizes; encoding each would only slow the journey. */
export const withoutPictures = (page: Page): Promise<unknown> =>
  page.route(/\/(img|media)\/.*\.(avif|webp|jpg|png)$/, (route) => route.fulfill({ contentType: "image/svg+xml", body: BLANK }));

/** Opens a page of the shop, without its pictures. */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "no-preference", ...options })).newPage();
  page.setDefaultTimeout(60_000);
  await withoutPictures(page);
  await page.goto(address);
  return page;
}

/** The same, once nothing more is being fetched. */
export async function visitSettled(...asked: Parameters<typeof visit>): Promise<Page> {
  const page = await visit(...asked);
  await page.waitForLoadState("networkidle");
  return page;
}
