import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";

// Nobody listens there: what matters here is what leaves the browser.
const env = { META_PIXEL_ID: "123", META_ACCESS_TOKEN: "secreto", META_GRAPH_BASE_URL: "http://127.0.0.1:9" };
const { shop, browser } = await shopAndBrowser({ env });
const open: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

/** A visitor before a rug, with an ear on what the page sends. */
async function look(how: BrowserContextOptions): Promise<{ page: Page; told: string[]; abroad: string[] }> {
  const context = await browser.newContext(how);
  open.push(context);
  const page = await context.newPage();
  const told: string[] = [];
  const abroad: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/meta/events")) told.push((request.postDataJSON() as { event_name: string }).event_name);
    if (request.url().startsWith("http") && !request.url().startsWith(shop.url)) abroad.push(request.url());
  });
  const [rug] = (await (await fetch(`${shop.url}/api/rugs?limit=1`)).json()) as { id: number }[];
  await page.goto(`${shop.url}/product/${rug!.id}`);
  await question(page).waitFor();
  return { page, told, abroad };
}
const question = (page: Page) => page.getByRole("region", { name: "Permiso para medir la publicidad" });
const add = async (page: Page) => {
  await page.getByRole("button", { name: "Agregar al carrito" }).filter({ visible: true }).first().click();
  await expect.poll(() => page.locator(".head__badge").innerText()).toBe("1");
};

it.each([PHONE, DESKTOP])("a no is kept, and nothing is ever told (%#)", async (how) => {
  const { page, told, abroad } = await look(how);
  await expectAccessible(page, ".consent-bar");
  // Both answers look alike, and the page stays usable meanwhile.
  const [no, yes] = await Promise.all(
    ["No, gracias", "Sí, permitir"].map(async (name) => {
      const button = page.getByRole("button", { name });
      return [await button.boundingBox(), await button.evaluate((node) => getComputedStyle(node).backgroundColor)] as const;
    }),
  );
  expect([no![0]!.height, Math.round(no![0]!.width), no![1]]).toEqual([yes![0]!.height, Math.round(yes![0]!.width), yes![1]]);
  await add(page);
  await page.getByRole("button", { name: "No, gracias" }).click();
  await question(page).waitFor({ state: "detached" });
  await page.reload();
  await page.waitForTimeout(4000);
  expect(await question(page).count()).toBe(0);
  expect({ told, abroad }).toEqual({ told: [], abroad: [] });
});

it("a yes tells what is looked at and what is added; it can be taken back", async () => {
  const { page, told, abroad } = await look(DESKTOP);
  expect(told).toEqual([]);
  await page.getByRole("button", { name: "Sí, permitir" }).press("Enter");
  await expect.poll(() => told).toEqual(["ViewContent"]);
  await add(page);
  await expect.poll(() => told).toEqual(["ViewContent", "AddToCart"]);
  await page.goto(`${shop.url}/privacidad`);
  await page.getByRole("button", { name: "Retirar el permiso" }).click();
  await page.getByText("no permites medir la publicidad").waitFor();
  await page.goBack();
  await page.reload();
  await page.waitForTimeout(1000);
  expect({ told, abroad }).toEqual({ told: ["ViewContent", "AddToCart"], abroad: [] });
});

it("who is buying is not interrupted", async () => {
  const { page } = await look(PHONE);
  await add(page);
  await page.goto(`${shop.url}/cart`);
  await page.waitForTimeout(4000);
  expect(await question(page).count()).toBe(0);
});
