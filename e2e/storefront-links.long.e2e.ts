import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { visit } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();

/** A page that carries a mark as long as no new document replaces it. */
async function at(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await visit(browser, shop.url + path, options);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return page;
}
const isSame = (page: Page) => page.evaluate(() => "isSame" in window);
const principal = (page: Page, name: string) => page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name });
const card = (page: Page, place: number) => page.locator("a.card").nth(place);

describe("a link", () => {
  it("opens a page of its own with the middle button, Control or Shift, and here without a new document", async () => {
    const page = await at("/catalog");
    for (const link of [card(page, 0), principal(page, "Nosotros")]) {
      for (const how of [{ button: "middle" }, { modifiers: ["Control"] }, { modifiers: ["Shift"] }] as const) {
        const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click({ ...how } as object)]);
        await opened.waitForURL(/\/(product|about)/);
        await opened.close();
        expect(page.url()).toBe(`${shop.url}/catalog`);
      }
    }
    await principal(page, "Nosotros").press("Enter");
    await page.waitForURL("**/about");
    expect(await isSame(page)).toBe(true);
  });
  it("pressed twice is one step back; its cards are all there again", async () => {
    const page = await at("/catalog");
    await card(page, 0).dblclick();
    await page.getByRole("heading", { level: 1, name: "Artemisa Niebla" }).waitFor();
    await page.goBack();
    await page.waitForURL("**/catalog");
    await expect.poll(() => page.locator("a.card").count()).toBe(12);
    expect(await isSame(page)).toBe(true);
  });
  it("gives way to the one pressed after it, also back to where one is", async () => {
    const page = await at("/catalog");
    // What a link asks for is answered when the next one is pressed, however slow the machine.
    let line = Promise.withResolvers<void>();
    await page.route(/\.data/, async (route) => {
      await line.promise;
      await route.continue().catch(() => undefined);
    });
    await page.locator(".filters").getByRole("link", { name: /Beige/ }).click();
    await expect.poll(() => page.locator(".grid[aria-busy] > *").count()).toBe(12);
    await principal(page, "Catálogo").click();
    line.resolve();
    await expect.poll(() => page.locator("a.card").count()).toBe(12);
    line = Promise.withResolvers<void>();
    await card(page, 0).click();
    await card(page, 1).click();
    line.resolve();
    await page.getByRole("heading", { level: 1, name: "Bósforo Olas" }).waitFor();
  });
});

describe("what cannot be brought", () => {
  it("a rug leads to the catalogue; a rug that is missing is told", async () => {
    const page = await at("/catalog");
    await page.route(/\/product\/.*\.data/, (route) => route.fulfill({ status: 500, body: "" }));
    await card(page, 3).click();
    await expect.poll(() => page.url()).toBe(`${shop.url}/catalog`);
    await expect.poll(() => page.locator("a.card").count()).toBe(12);
    await page.goto(`${shop.url}/product/99999`);
    await page.getByRole("heading", { name: "Producto no encontrado" }).waitFor();
  });
  it("any other page keeps the shop around it, and can be asked for again", async () => {
    const page = await at("/catalog");
    await page.route(/about.*\.data|_root\.data/, (route) => route.abort());
    await principal(page, "Nosotros").click();
    await page.getByRole("heading", { name: "No pudimos abrir esta página" }).waitFor();
    await expect.poll(() => page.getByRole("banner").count()).toBe(1);
    await page.getByRole("link", { name: "Reintentar" }).click();
    await page.getByRole("heading", { level: 1, name: /Una familia/ }).waitFor();
  });
});

describe("the frame", () => {
  it("has each link once in its header, and the three benefits in its footer", async () => {
    const page = await at("/about");
    for (const path of ["/catalog", "/about", "/contact", "/cart"])
      expect(await page.locator(`header a[href="${path}"]`).count(), path).toBe(1);
    const footer = page.getByRole("contentinfo");
    for (const benefit of ["Envío gratis", "Satisfacción garantizada", "Paga en efectivo en la entrada"])
      expect(await footer.getByText(benefit).isVisible(), benefit).toBe(true);
  });
  it("keeps a menu open that was opened before the page listened", async () => {
    const { page, listen } = await early("/", PHONE);
    const menu = page.getByRole("button", { name: "Menú" });
    await menu.click();
    await listen();
    await expect.poll(() => menu.getAttribute("aria-expanded")).toBe("true");
    await page.getByRole("navigation", { name: "Menú" }).getByRole("link", { name: "Contacto" }).click();
    await page.waitForURL("**/contact");
    await expect.poll(() => page.getByRole("navigation", { name: "Menú" }).count()).toBe(0);
  });
});

/** A page whose program is held back until `listen`. */
async function early(path: string, options: BrowserContextOptions = {}, stored: Record<string, string> = {}) {
  const context = await browser.newContext(options);
  await context.addInitScript((kept) => Object.assign(localStorage, kept), stored);
  const page = await context.newPage();
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route(/entry\.client.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const arrived = page.goto(shop.url + path);
  await page.waitForLoadState();
  const listen = async () => {
    answer();
    await arrived;
  };
  return { page, listen };
}

describe("before the page listens", () => {
  it.each([
    ["/contact", "#contacto-name"],
    ["/checkout", "#name"],
    ["/product/1/artemisa-niebla", ".act .btn--main"],
    ["/rastrea-tu-pedido", "#pedido"],
  ])("%s takes nothing that would be lost", async (path, field) => {
    const [rug] = (await (await fetch(`${shop.url}/api/rugs?limit=1`)).json()) as [{ sizes: { size: string }[] }];
    const items = [{ rug, quantity: 1, selectedSize: rug.sizes[0]!.size }];
    const { page, listen } = await early(path, {}, { cart_state: JSON.stringify({ items, total: 0 }) });
    expect(await page.locator(field).isDisabled()).toBe(true);
    await listen();
    await expect.poll(() => page.locator(field).isEnabled()).toBe(true);
  });
  it("links and the search work as they are", async () => {
    const page = await at("/catalog", { javaScriptEnabled: false });
    await page.getByRole("combobox", { name: "Buscar" }).fill("artemisa");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=artemisa/);
    await card(page, 0).click();
    await page.waitForURL(/\/product\//);
  });
});
