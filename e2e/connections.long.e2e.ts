import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Insight } from "../src/insight/contract.ts";
import { shopifyRug } from "../src/testing/shop-exports.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";

const { shop, browser } = await shopAndBrowser();

/** Keys alone, from the control before it: nothing is pressed that they do not come to. */
async function press(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < 80; step++) {
    if (await control.evaluate((each) => each === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keys do not come to ${control.toString()}`);
}

async function signedIn(device: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(device);
  await context.request.post(`${shop.url}/api/admin/session`, { data: { password: ADMIN_PASSWORD } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { context, page };
}

describe.each<[string, BrowserContextOptions]>([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("with the keyboard, on a %s", (name, device) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => ({ context, page } = await signedIn(device)));
  afterAll(() => context.close());

  it("a key is made, shown once and revoked", async () => {
    await page.goto(`${shop.url}/admin/api-keys`);
    await press(page, page.getByRole("button", { name: "New key" }).filter({ visible: true }));
    await page.getByLabel("Name").focus();
    await page.keyboard.type(`ERP ${name}`);
    await press(page, page.getByRole("checkbox", { name: "orders:read" }), "Space");
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: "Make key" }));
    await page.getByText(/telar_[\w-]{43}/).waitFor();
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: "Done" }));
    await press(page, page.getByRole("button", { name: `Revoke ERP ${name}` }));
    await press(page, page.getByRole("button", { name: "Revoke key" }));
    await page.getByText("No keys yet").waitFor();
  });

  it("a webhook to an inner address is refused beside its field", async () => {
    await page.goto(`${shop.url}/admin/webhooks`);
    await press(page, page.getByRole("button", { name: "New webhook" }).filter({ visible: true }));
    await page.getByLabel("Address").focus();
    await page.keyboard.type("http://2130706433/erp");
    await press(page, page.getByRole("button", { name: "Save webhook" }));
    await expect.poll(() => page.getByLabel("Address").getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
  });

  it("a file is looked at, brought in and undone", async () => {
    await page.goto(`${shop.url}/admin/import`);
    const file = { name: `tienda-${name}.csv`, mimeType: "text/csv", buffer: Buffer.from(shopifyRug("5x8,1500000,3,")) };
    await page.locator(".admin-screen input[type=file]").setInputFiles(file);
    const bring = page.getByRole("button", { name: "Import 1 rug" });
    await bring.waitFor();
    await expectAccessible(page);
    await press(page, bring);
    const entry = page.getByRole("region", { name: "Imports" });
    await entry.getByText(file.name).waitFor();
    await expectAccessible(page);
    await press(page, entry.getByRole("button", { name: /Undo/ }).first());
    await press(page, page.getByRole("button", { name: "Undo import" }));
    await entry
      .getByText(/^Undone/)
      .first()
      .waitFor();
  });
});

it("a visit with a telephone is counted without a cookie, and its screen is accessible on both", async () => {
  const agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1";
  const visitor = await browser.newContext({ ...PHONE, userAgent: agent });
  const page = await visitor.newPage();
  const told = page.waitForRequest((request) => request.url().endsWith("/api/insight"));
  await page.goto(`${shop.url}/?utm_source=boletin`);
  await told;
  await page.goto(`${shop.url}/product/1`);
  await page.getByRole("button", { name: "Agregar al carrito" }).first().click();
  const { context, page: staff } = await signedIn(DESKTOP);
  const read = async () => (await (await context.request.get(`${shop.url}/api/admin/insight`)).json()) as Insight;
  await expect.poll(async () => (await read()).carpets.find(({ carpet_id: id }) => id === 1)).toMatchObject({ seen: 1, cart: 1 });
  expect(await visitor.cookies()).toEqual([]);
  // A page that is left says how fast it was.
  await visitor.close();
  const report = await read();
  expect(report).toMatchObject({ visits: 1, sources: [{ source: "boletin", visits: 1 }] });
  expect(report.device_funnels).toMatchObject([{ device: "phone", came: 1, rug: 1, cart: 1, ordered: 0 }]);
  await staff.goto(`${shop.url}/admin/insight`);
  await staff.getByText("1 by phone").waitFor();
  await expectAccessible(staff);
  await staff.setViewportSize(PHONE.viewport);
  await expectAccessible(staff);
  expect(await staff.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
