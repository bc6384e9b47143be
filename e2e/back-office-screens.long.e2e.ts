import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

const { shop, browser } = await shopAndBrowser();

const SCREENS: [path: string, heading: string][] = [
  ["import", "Import"],
  ["feeds", "Feeds"],
  ["api-keys", "API keys"],
  ["webhooks", "Webhooks"],
  ["insight", "Insight"],
  ["deliveries", "Deliveries"],
  ["orders", "Orders"],
  ["messages", "Messages"],
  ["reviews", "Reviews"],
];

describe.each<[string, BrowserContextOptions]>([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("on a %s", (_, device) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => ({ context, page } = await signedIn({ shop, browser }, device)));
  afterAll(() => context.close());

  it.each(SCREENS)("/admin/%s is accessible, fits, and is reached by the keyboard", async (path, heading) => {
    await page.goto(`${shop.url}/admin/${path}`);
    await page
      .getByRole("heading", { level: 1, name: heading })
      .or(page.locator(".admin-top-bar b"))
      .filter({ visible: true })
      .first()
      .waitFor();
    // The network never rests: staff screens hear of changes by an open connection.
    await expect.poll(() => page.locator(".admin-screen [aria-busy=true]").count()).toBe(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    // The keys come to a control of the screen itself, and it shows where they are.
    const reached = await page.evaluate(() => {
      const main = document.querySelector(".admin-screen")!;
      const control = [...main.querySelectorAll<HTMLElement>("a[href], button, input, select")].find(
        (each) => each.offsetParent !== null && !(each as HTMLButtonElement).disabled && each.tabIndex >= 0,
      );
      control?.focus();
      return control !== undefined && document.activeElement === control;
    });
    expect(reached).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});
