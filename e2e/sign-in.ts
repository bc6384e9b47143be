import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { ADMIN_PASSWORD, type Shop } from "./open-browser.ts";

export type SignedIn = {
  context: BrowserContext;
  page: Page;
  /** A screen of the back office. */
  open: (path: string) => Promise<unknown>;
  api: <T>(method: string, path: string, data?: unknown) => Promise<T>;
  seen: (text: string | RegExp) => Promise<void>;
};

/** A page of the owner's, signed in. */
export async function signedIn(
  { shop, browser }: { shop: Shop; browser: Browser },
  device: BrowserContextOptions,
): Promise<SignedIn> {
  const context = await browser.newContext(device);
  await context.request.post(`${shop.url}/api/admin/session`, { data: { password: ADMIN_PASSWORD } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return {
    context,
    page,
    open: (path) => page.goto(`${shop.url}/admin/${path}`),
    api: async <T>(method: string, path: string, data?: unknown) =>
      (await (await context.request.fetch(`${shop.url}/api/${path}`, { method, data })).json()) as T,
    seen: (text) => page.getByText(text).first().waitFor(),
  };
}
