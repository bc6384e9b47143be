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
  it("is 140 px open, 80 px compact beyond 120, and open again at 60", async () => {
    const page = await visit("/");
    const height = () => page.locator("header").evaluate((el) => Math.round(el.getBoundingClientRect().height));
    expect(await height()).toBe(140);
    await page.evaluate(() => window.scrollTo(0, 121));
    await expect.poll(height).toBe(80);
    await page.evaluate(() => window.scrollTo(0, 61));
    await page.waitForTimeout(600);
    expect(await height()).toBe(80);
    await page.evaluate(() => window.scrollTo(0, 60));
    await expect.poll(height).toBe(140);
  });
  it("has a menu on phones that a choice and Esc close", async () => {
    const page = await visit("/", PHONE);
    await page.getByRole("button", { name: "Menú" }).click();
    await expect
      .poll(() => page.locator(".mmenu__sheet li").allInnerTexts())
      .toEqual(["Inicio", "Catálogo", "Nosotros", "Contacto"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".mmenu__sheet").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menú" }).click();
    await page.locator(".mmenu__sheet").getByText("Catálogo").click();
    await page.waitForURL("**/catalog");
    await expect.poll(() => page.locator(".mmenu__sheet").isVisible()).toBe(false);
  });
  it("begins with a skip link", async () => {
    const page = await visit("/");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Saltar al contenido");
  });
  it("never scrolls sideways, even at 320", async () => {
    const page = await visit("/contact", { viewport: { width: 320, height: 640 } });
    for (const path of routes()) {
      await walkTo(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
});

describe("the home page", () => {
  it("has 3 slides on a desktop and 5 on a phone, with arrows only on the desktop, and wraps", async () => {
    const page = await visit("/");
    await expect.poll(() => page.locator(".hero__dots button:visible").count()).toBe(3);
    await page.getByRole("button", { name: "Anterior", exact: true }).click();
    await expect.poll(() => page.locator(".hero__slide.is-shown h2").innerText()).toBe("Alfombras de Turquía Premium");
    const phone = await visit("/", PHONE);
    await expect.poll(() => phone.locator(".hero__dots button:visible").count()).toBe(5);
    expect(await phone.locator(".hero__arrow:visible").count()).toBe(0);
  });
  it("paints its first picture from the server's HTML, with high priority", async () => {
    const html = await (await fetch(`${shop.url}/`)).text();
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)?.length).toBe(1);
    expect(html).not.toContain("<video");
  });
  it("links the five cards to their tags", async () => {
    const page = await visit("/");
    const links = await page
      .locator(".coll")
      .evaluateAll((all) => all.map((each) => decodeURIComponent((each as HTMLAnchorElement).search)));
    expect(links).toEqual([
      "?tags=Tendencia",
      "?tags=Colores+Suaves",
      "?tags=Brillo+Moderno",
      "?tags=Premium",
      "?tags=Fibra+Natural",
    ]);
  });
});

describe("the catalogue", () => {
  it("filters in the address by replacing it, goes back to page 1, and clears", async () => {
    const page = await visit("/catalog?page=2");
    const before = await page.evaluate(() => history.length);
    await page.locator(".filters").getByRole("link", { name: /^Azul/ }).click();
    await page.waitForURL("**/catalog?colors=Azul");
    expect(await page.evaluate(() => history.length)).toBe(before);
    const api = await fetch(`${shop.url}/api/rugs?colors=Azul&limit=1`);
    const wanted = Number(api.headers.get("x-total-count"));
    await expect.poll(async () => Number(await page.locator(".bar__n b").innerText())).toBe(wanted);
    await page.getByRole("link", { name: "Limpiar todo" }).click();
    await page.waitForURL((url) => url.pathname === "/catalog" && url.search === "");
  });
  it("keeps rugs with the heart, opens the list by its address, and compares", async () => {
    const page = await visit("/catalog");
    for (const place of [0, 1]) await page.locator(".heart").nth(place).click();
    await page.getByRole("link", { name: "Favoritos, 2" }).click();
    await page.waitForURL(/favoritos\?alfombras=\d+,\d+/);
    for (const place of [0, 1]) await page.getByLabel("Comparar").nth(place).check();
    await page.getByRole("row", { name: /Material/ }).waitFor();
    await page.locator(".heart").first().click();
    await page.getByRole("link", { name: "Favoritos, 1" }).waitFor();
  });
  it("says what is missing and which filter to drop", async () => {
    const page = await visit(`/catalog?search=${"z".repeat(90)}`, PHONE);
    await expect.poll(() => page.getByRole("heading", { name: "No se encontraron alfombras" }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  });
  it("suggests while one types, and takes the arrows and Enter", async () => {
    const page = await visit("/catalog");
    await page.waitForLoadState("networkidle");
    await page.locator("#buscar").fill(rug.name.slice(0, 5));
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.locator("#buscar").getAttribute("aria-activedescendant")).toBeNull();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=/);
  });
  it("opens its filters as a sheet on phones", async () => {
    const page = await visit("/catalog", PHONE);
    await page.waitForLoadState("networkidle");
    await page.locator(".drops").getByText("Color").click();
    await page.getByRole("dialog").getByRole("link", { name: /Azul/ }).click();
    await page.waitForURL("**/catalog?colors=Azul");
    await page.setViewportSize({ width: 844, height: 390 }); // the phone is turned
    await page.getByRole("button", { name: /^Ver \d+ alfombra/ }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
  it("comes back to the same place", async () => {
    const page = await visit("/catalog");
    await page.waitForLoadState("networkidle");
    await page.locator(".card").nth(9).scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => window.scrollY);
    expect(at).toBeGreaterThan(300);
    await page.locator(".card").nth(9).click();
    await page.waitForURL("**/product/**");
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 10_000 }).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 10_000 }).toBeGreaterThan(at - 50);
  });
});

describe("a product", () => {
  it("redirects to its canonical slug, from both of its paths", async () => {
    const answer = await fetch(`${shop.url}/product/${rug.id}/otra-cosa?size=6x9`, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get("location")!, shop.url).pathname).toBe(product());
    expect((await fetch(`${shop.url}/rug/${rug.id}/${rug.slug}`, { redirect: "manual" })).status).toBe(200);
    const missing = await fetch(`${shop.url}/product/999999/nada`);
    expect([missing.status, (await missing.text()).includes("Producto no encontrado")]).toEqual([404, true]);
  });
  it("preselects the first size in stock, redraws to scale, and goes into the cart", async () => {
    const page = await visit(product());
    await page.waitForLoadState("networkidle");
    const sizes = (
      (await (await fetch(`${shop.url}/api/rugs/${rug.id}`)).json()) as { sizes: { size: string; inventory: number }[] }
    ).sizes;
    const first = sizes.find(({ inventory }) => inventory > 0)!;
    await expect.poll(() => page.locator("input[name=size]:checked").getAttribute("value")).toBe(first.size);
    await page.getByRole("button", { name: "Cama" }).click();
    await expect.poll(() => page.locator(".scale svg").getAttribute("aria-label")).toContain("con cama de 160 centímetros");
    await page.locator(".act").getByRole("button", { name: "Agregar al carrito" }).dblclick();
    await page.locator(".added").waitFor();
    await expect.poll(() => page.locator(".head__badge").innerText()).toBe("1");
    await expect.poll(() => page.locator(".added").innerText()).toContain(rug.name);
    await page.getByRole("button", { name: "Comprar ahora" }).dblclick();
    await page.waitForURL("**/checkout");
    await expect.poll(() => page.locator(".head__badge").innerText()).toBe("2");
  });
  it("copies its address", async () => {
    const page = await visit(product(), { ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Compartir..." }).click();
    await page.getByRole("menuitem", { name: "Copiar enlace" }).click();
    await page.getByRole("menuitem", { name: "Copiado" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url + product());
    await page.getByRole("menuitem", { name: "Copiar enlace" }).waitFor();
  });
  it("moves through its gallery by keyboard and zooms", async () => {
    const page = await visit(product());
    await page.waitForLoadState("networkidle");
    await page.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.getByRole("tab").last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: "Ampliar" }).click();
    await expect.poll(() => page.getByRole("dialog").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
  it("fetches no 3D viewer before it is asked for, and shows a QR code on a desktop", async () => {
    const page = await visit(product());
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /model-viewer|\.glb/.test(url))).toEqual([]);
    await page.getByRole("tab", { name: "3D y AR" }).click();
    await page.getByRole("button", { name: "Ponla en tu piso" }).click();
    await page.getByAltText(/Código QR/).waitFor();
  });
  it("tells search engines what it is", async () => {
    const html = await (await fetch(shop.url + product())).text();
    expect(html).toContain(`<title>${rug.name} - Alfombra Turca Premium</title>`);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as { "@type": string },
    );
    expect(blocks.map((block) => block["@type"])).toEqual(["Organization", "BreadcrumbList", "Product"]);
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
    // 4 : 5, also with the other views' pictures beside it.
    const { width, height } = (await page.locator(".gal__panel").first().boundingBox())!;
    expect(height / width).toBeCloseTo(5 / 4, 1);
  });
});
