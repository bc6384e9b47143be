import type { BrowserContextOptions, Page } from "playwright-core";
import { addDays, bogotaDate, mondayOf } from "../src/platform/bogota-time.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";

/** Far enough ahead that the demo has booked nothing there. */
export const MONDAY = addDays(mondayOf(bogotaDate(new Date())), 56);

export const cells = (page: Page) =>
  page.locator(".week-grid [data-cell]").evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));

/** An hour that can be booked: while a week is on its way its hours are no buttons. */
export const freeHour = (page: Page, column: number, row: number) => page.locator(`button[data-cell="${column}-${row}"]`);

export const fill = async (page: Page) => {
  await page.getByLabel("Nombre completo").fill("Mariana Restrepo Gil");
  await page.getByLabel("Teléfono").fill("310 555 0142");
};

/** A shop whose showroom is booked more often than one visitor may. */
export async function showroomPage() {
  const { shop, browser } = await shopAndBrowser({
    env: { SHOWROOM_OPEN_PER_CONTACT: "100", SHOWROOM_OPEN_PER_ADDRESS: "100" },
  });
  const open = async (options: BrowserContextOptions, path = `/showroom?week=${MONDAY}`): Promise<Page> => {
    const page = await (await browser.newContext(options)).newPage();
    await page.goto(`${shop.url}${path}`);
    await page.waitForLoadState("networkidle");
    return page;
  };
  return { shop, browser, open };
}
