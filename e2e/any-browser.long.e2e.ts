import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { visit as open, walkTo } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();
let rug: { id: number; slug: string; name: string; catalog: string };
beforeAll(async () => {
  const rugs = (await (await fetch(`${shop.url}/api/rugs?limit=12`)).json()) as (typeof rug & { inStock: boolean })[];
  rug = rugs.find(({ inStock }) => inStock)!;
});

const visit = (path: string, options?: BrowserContextOptions): Promise<Page> => open(browser, shop.url + path, options);
const product = () => `/product/${rug.id}/${rug.slug}`;
const routes = () => ["/", "/catalog", "/catalog?search=zzzzzz", `/collection/${rug.catalog.toLowerCase()}`, product()];

describe("axe finds nothing", () => {
  it.each([
    ["phone", PHONE],
    ["desktop", DESKTOP],
  ])("on a %s", async (_name, options) => {
    const page = await visit("/contact", { ...options, reducedMotion: "reduce" });
    for (const path of routes()) {
      await walkTo(page, path);
      await expectAccessible(page);
    }
  });
});

describe("the frame", () => {
  it("never scrolls sideways, even at 320", async () => {
    const page = await visit("/contact", { viewport: { width: 320, height: 640 } });
    for (const path of routes()) {
      await walkTo(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
});

describe("where storage is forbidden", () => {
  it("every page comes without an error, and the cart works as long as the page is open", async () => {
    const page = await visit("/contact");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.context().addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"] as const)
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
    });
    for (const path of ["/", "/catalog", "/favoritos", "/cart", "/checkout", "/showroom", product()]) {
      await page.goto(shop.url + path);
      await page.waitForLoadState("networkidle");
    }
    await page.locator(".act").getByRole("button", { name: "Agregar al carrito" }).click();
    await expect.poll(() => page.locator(".head__badge").innerText()).toBe("1");
    expect(errors).toEqual([]);
  });
});

describe("what is chosen in forced colours", () => {
  it("keeps a frame", async () => {
    const page = await visit("/catalog?colors=Azul", { ...DESKTOP, forcedColors: "active" });
    const frameOf = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((each) => `${getComputedStyle(each).outlineStyle} ${getComputedStyle(each).outlineWidth}`);
    expect(await frameOf(".filters .opt.is-on")).toBe("solid 2px");
    await walkTo(page, product());
    expect(await frameOf(".size:has(:checked)")).toBe("solid 2px");
    expect(await frameOf(".scale__kinds [aria-pressed=true]")).toBe("solid 2px");
    expect(await frameOf(".scale__kinds [aria-pressed=false]")).not.toBe("solid 2px");
  });
});

describe("on paper", () => {
  it("a page has no navigation", async () => {
    const page = await visit(product());
    await page.emulateMedia({ media: "print" });
    const shown = await page.locator("nav, .head__cart, .float, .footer, .dock, .crumbs").filter({ visible: true }).count();
    expect(shown).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });
});

describe("without JavaScript", () => {
  const still = { ...DESKTOP, javaScriptEnabled: false };
  it("reads, filters, searches and pages", async () => {
    const page = await visit("/catalog", still);
    expect(await page.locator(".card").count()).toBe(12);
    await page
      .locator(".filters")
      .getByRole("link", { name: /^Beige/ })
      .click();
    await page.waitForURL(/colors=Beige/);
    await page.locator("#buscar").fill(rug.catalog);
    await page.locator("#buscar").press("Enter");
    await page.waitForURL(/colors=Beige.*search=|search=.*colors=Beige/);
    await page.goto(`${shop.url}/catalog`);
    await page.getByRole("link", { name: "Página 2" }).click();
    await expect.poll(() => page.locator(".pager__said").innerText()).toMatch(/^13 a/);
  });
  it("says in the cart and at the checkout what they need, and shows a way on", async () => {
    for (const path of ["/cart", "/checkout"]) {
      const main = (await visit(path, still)).getByRole("main");
      expect(await main.getByRole("heading").allInnerTexts(), path).toEqual(["Para comprar aquí hace falta JavaScript"]);
      expect(await main.getByRole("link", { name: "Ver el catálogo" }).isVisible()).toBe(true);
    }
  });
  it("shows a product whole", async () => {
    const page = await visit(product(), still);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(rug.name);
    expect(await page.locator(".gal__panel img").first().isVisible()).toBe(true);
    // The cart lives in the browser's program: without it, no button that does nothing.
    expect(await page.getByRole("button", { name: "Agregar al carrito" }).filter({ visible: true }).count()).toBe(0);
    expect(await page.locator(".buy").innerText()).toContain("Para comprar aquí hace falta JavaScript");
    // 4 : 5, also with the other views' pictures beside it.
    const { width, height } = (await page.locator(".gal__panel").first().boundingBox())!;
    expect(height / width).toBeCloseTo(5 / 4, 1);
  });
});
