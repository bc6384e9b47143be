import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { ADMIN_PASSWORD, type Shop } from "./open-browser.ts";

/** A page of the owner's, signed in. */
export async function signedIn(
  { shop, browser }: { shop: Shop; browser: Browser },
  device: BrowserContextOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(device);
  await context.request.post(`${shop.url}/api/admin/session`, { data: { password: ADMIN_PASSWORD } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { context, page };
}
