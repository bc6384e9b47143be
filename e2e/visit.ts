import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP } from "./open-browser.ts";

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>';

/** Pictures keep their places by their sizes; encoding each would only slow the journey. */
export const withoutPictures = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/(img|media)\/.*\.(avif|webp|jpg|png)$/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: BLANK }),
  );

/** Opens a page of the shop in a context of its own. */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "no-preference", ...options })).newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  return page;
}

/** The same, once nothing more is being fetched. */
export async function visitSettled(...asked: Parameters<typeof visit>): Promise<Page> {
  const page = await visit(...asked);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Does something, and waits until nothing but pictures has been fetched for a moment. */
export async function untilQuiet(page: Page, act: () => Promise<unknown>, quietMs: number): Promise<void> {
  const underWay = new Set<Request>();
  let quietSince = 0;
  const begun = (request: Request) =>
    !["eventsource", "image", "media"].includes(request.resourceType()) && underWay.add(request);
  const ended = (request: Request) => {
    underWay.delete(request);
    quietSince = Date.now();
  };
  page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  await act();
  quietSince = Date.now();
  await expect.poll(() => underWay.size === 0 && Date.now() - quietSince >= quietMs, { interval: 20 }).toBe(true);
  page.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
}

/** Until the browser has nothing more to do, or two seconds: on a busy machine it never rests. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));

type Router = { navigate(path: string): Promise<void> };

/** Goes on inside the open page, as a link does: without a new document, which is most of the work of a visit. */
export async function walkTo(page: Page, path: string): Promise<void> {
  const navigate = () =>
    page.evaluate((to) => (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to), path);
  await untilQuiet(page, navigate, 150);
  await untilIdle(page); // The address is new before the page is drawn.
}
