import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { storefrontVisits } from "./storefront-visits.ts";

const { shop, rug, visit } = await storefrontVisits();

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
});

describe("the home page", () => {
  it("has 3 slides on a desktop and 5 on a phone, with arrows only on the desktop, and wraps", async () => {
    // Nothing moves by itself: on a slow machine the next slide would have come before the arrow is pressed.
    const page = await visit("/", { ...DESKTOP, reducedMotion: "reduce" });
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
  it("brings cleared filters back", async () => {
    const page = await visit("/catalog?size=6x9&colors=Azul");
    await page.getByRole("link", { name: "Limpiar todo" }).click();
    await page.waitForURL((url) => url.pathname === "/catalog" && url.search === "");
    await page.getByRole("link", { name: "Deshacer" }).click();
    await page.waitForURL("**/catalog?size=6x9&colors=Azul");
    await expect.poll(() => page.getByRole("link", { name: "Deshacer" }).count()).toBe(0);
  });
  it("moves a handle of the price by keys, and the address and the fields follow", async () => {
    const page = await visit("/catalog");
    const handle = page.locator(".filters").getByRole("slider", { name: "Precio hasta" });
    const most = Number(await handle.getAttribute("max"));
    await handle.focus();
    for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
    await page.waitForURL(`**/catalog?maxPrice=${most - 100_000}`);
    await expect
      .poll(() => page.locator(".filters").getByLabel("Hasta", { exact: true }).inputValue())
      .toBe(String(most - 100_000));
    expect(await handle.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press("End");
    await page.waitForURL((url) => url.search === "");
    await page.keyboard.press("Home"); // it stops at the other handle
    await expect.poll(() => handle.inputValue()).toBe(await handle.getAttribute("min"));
  });
  it("cuts off no filter beside the list", async () => {
    const page = await visit("/catalog");
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.locator(".filters").evaluate((rail) => {
        const { bottom, right } = rail.getBoundingClientRect();
        const isCut = (each: Element) =>
          each.getBoundingClientRect().bottom > bottom + 1 || each.getBoundingClientRect().right > right + 1;
        return {
          scrolls: rail.scrollHeight - rail.clientHeight,
          outside: [...rail.querySelectorAll("section")].filter(isCut).length,
        };
      });
      expect(cut, `at ${width}`).toEqual({ scrolls: 0, outside: 0 });
      const names = await page.locator(".filters h2").allInnerTexts();
      expect(names.map((name) => name.toLowerCase())).toEqual([
        "tamaño",
        "precio",
        "forma",
        "material",
        "espacio",
        "color",
        "estilo",
      ]);
    }
  });
  it("has one sheet of all filters on phones, which counts before it closes", async () => {
    const page = await visit("/catalog", PHONE);
    await page.locator(".drops").getByRole("button", { name: "Filtros" }).click();
    const sheet = page.getByRole("dialog", { name: "Filtros" });
    const only = sheet.getByRole("link", { name: /^Rectangular/ });
    await only.waitFor();
    // Both before anything is drawn, as on a busy phone: the second adds to the first.
    await sheet.evaluate((element) => {
      for (const name of ["Azul", "Rectangular"])
        [...element.querySelectorAll("a")].find((link) => link.textContent.startsWith(name))!.click();
    });
    await page.waitForURL((url) => url.searchParams.get("shape") === "rectangular" && url.searchParams.get("colors") === "Azul");
    const api = await fetch(`${shop.url}/api/rugs?colors=Azul&shape=rectangular&limit=1`);
    const wanted = Number(api.headers.get("x-total-count"));
    const see = sheet.getByRole("button", { name: `Ver ${wanted} alfombras` });
    await see.waitFor();
    await expect.poll(async () => (await only.innerText()).split(/\s+/).at(-1)).toBe(String(wanted));
    await see.click();
    await expect.poll(() => sheet.count()).toBe(0);
    await page.locator(".drops").getByRole("button", { name: "Filtros: 2" }).waitFor();
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
    // A filter and the search pressed before anything is drawn are both kept, and so is what is typed before the rugs come.
    const typed = Promise.withResolvers<void>();
    await page.route(/\/catalog\.data/, async (route) => {
      await typed.promise;
      await route.fallback().catch(() => undefined); // given up for the next choice
    });
    await page.evaluate(() => {
      document.querySelector<HTMLElement>(".filters a.opt")!.click();
      document.querySelector<HTMLFormElement>("form.search")!.requestSubmit();
    });
    await page.locator("#buscar").fill("otra");
    typed.resolve();
    await page.waitForURL(({ searchParams }) => searchParams.has("search") && searchParams.size === 2);
    await page.getByRole("heading", { name: /^Búsqueda/ }).waitFor();
    expect(await page.locator("#buscar").inputValue()).toBe("otra");
  });
  it("is searched from a phone's header on any page, with pictures", async () => {
    const page = await visit("/about", PHONE);
    await page.locator(".head").getByRole("link", { name: "Buscar" }).click();
    const dialog = page.getByRole("dialog", { name: "Buscar alfombras" });
    await dialog.getByRole("combobox").fill(rug.name);
    const found = dialog.getByRole("option").filter({ hasText: rug.name }).first();
    await found.locator("img").waitFor();
    await found.click();
    await page.waitForURL("**/product/**");
    await expect.poll(() => dialog.count()).toBe(0);
    await page.locator(".head").getByRole("link", { name: "Buscar" }).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
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
