import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";
import { walkTo } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();

const TABS = [
  "",
  "collections",
  "carpets",
  "carpets/new",
  "carpets/grid",
  "orders",
  "returns",
  "customers",
  "discount-codes",
  "discount-codes?edit=new",
  "reviews",
  "media",
  "history",
  "showroom",
  "messages",
  "collections?edit=new",
  "reviews?edit=new",
  "carpets/1",
];

describe.each([
  ["desk", DESKTOP],
  ["phone", PHONE],
])("axe finds nothing, on a %s", (_name, device) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    ({ context, page } = await signedIn({ shop, browser }, { ...device, reducedMotion: "reduce" }));
    await page.goto(`${shop.url}/admin`);
  });
  afterAll(() => context.close());
  it("/admin/content/terms, with the page in it", async () => {
    await walkTo(page, "/admin/content/terms");
    await page.getByRole("textbox", { name: "Text", exact: true }).waitFor();
    await page.frameLocator("iframe").getByRole("main").waitFor();
    await expectAccessible(page);
  });
  it.each(TABS)("/admin/%s", async (tab) => {
    await walkTo(page, `/admin/${tab}`);
    await page.locator("#work").waitFor();
    await expectAccessible(page);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(wide, { message: "nothing sticks out at the side" }).toBeLessThanOrEqual(0);
    if (device !== PHONE) return;
    await page.setViewportSize({ width: 320, height: 700 });
    // The screen is laid out anew a moment after the phone is turned or exchanged.
    await expect.poll(wide, { message: "nor on the narrowest phone" }).toBeLessThanOrEqual(0);
    await page.setViewportSize(PHONE.viewport);
  });
});
