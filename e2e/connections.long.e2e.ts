import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopifyRug } from "../src/testing/shop-exports.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { pressByKeys as press } from "./press-by-keys.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

const { shop, browser } = await shopAndBrowser();

/** A drawer takes the focus a moment after it is seen. */
const focused = (page: Page): Locator => page.locator(".admin-drawer:focus-within");

describe.each<[string, BrowserContextOptions]>([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("with the keyboard, on a %s", (name, device) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => ({ context, page } = await signedIn({ shop, browser }, device)));
  afterAll(() => context.close());

  it("a key is made, shown once and revoked", async () => {
    await page.goto(`${shop.url}/admin/api-keys`);
    await press(page, page.getByRole("button", { name: "New key" }).filter({ visible: true }));
    await focused(page).waitFor();
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
    await focused(page).waitFor();
    await page.getByLabel("Address").focus();
    await page.keyboard.type("http://2130706433/erp");
    await press(page, page.getByRole("button", { name: "Save webhook" }));
    await expect.poll(() => page.getByLabel("Address").getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
  });

  it("the API's description is read, its longest lines too", async () => {
    await page.goto(`${shop.url}/api/docs`);
    await press(page, page.locator("summary").first());
    await page.locator("details[open] pre").waitFor();
    await expectAccessible(page);
  });

  it("what a rug lacks for the feeds is told, and leads to it", async () => {
    const path = "/admin/carpets/1";
    const before = (await (await context.request.get(`${shop.url}/api${path}`)).json()) as { material: string };
    const change = async (material: string) =>
      expect((await context.request.put(`${shop.url}/api${path}`, { data: { material } })).status()).toBe(200);
    await change("");
    await page.goto(`${shop.url}/admin/feeds`);
    await page.getByText("has no material").waitFor();
    await expectAccessible(page);
    await press(page, page.locator(`.connection-list a[href="${path}"]`));
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await change(before.material);
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
