import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { visitSettled } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();

const at = (path: string, options?: BrowserContextOptions) => visitSettled(browser, shop.url + path, options);
const focused = (page: Page) =>
  page.evaluate(() => {
    const on = document.activeElement!;
    return on.id || on.getAttribute("aria-label") || on.textContent!.trim();
  });
const RUBI = "/product/47/valentin-rubi";

describe("with keys alone", () => {
  it("every stop on a screen has a ring, and lies where it can be seen", async () => {
    for (const path of ["/", "/catalog", RUBI]) {
      const page = await at(path, { ...DESKTOP, reducedMotion: "reduce" });
      for (let stop = 0; stop < 45; stop++) {
        await page.keyboard.press("Tab");
        const seen = await page.evaluate(() => {
          const on = document.activeElement!;
          const { top, bottom, height } = on.getBoundingClientRect();
          const shown = getComputedStyle(on.closest(".size") ?? on);
          return {
            name: on.outerHTML.slice(0, 120),
            ring: shown.outlineStyle === "solid" && Number.parseFloat(shown.outlineWidth) >= 2,
            inView: height > 0 && bottom > 0 && top < innerHeight,
          };
        });
        expect(seen, `${path} stop ${stop}`).toMatchObject({ ring: true, inView: true });
      }
      await page.context().close();
    }
  });
  it("skips to the content, and goes on from there", async () => {
    const page = await at("/catalog");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("contenido");
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe("buscar");
  });
  it("the phone's menu gives the focus back, and does not lie over what comes after it", async () => {
    const page = await at("/", PHONE);
    await page.getByRole("button", { name: "Menú" }).press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Menú");
    await page.keyboard.press("Enter");
    await page.locator(".mmenu__sheet").waitFor();
    // Through the menu and the rest of the header, however many stops they have.
    const isInHeader = () => page.evaluate(() => document.activeElement!.closest(".head") !== null);
    for (let stop = 0; stop < 30 && (await isInHeader()); stop++) await page.keyboard.press("Tab");
    await expect.poll(() => page.locator("details.mmenu").evaluate((menu: HTMLDetailsElement) => menu.open)).toBe(false);
  });
  it("the share menu takes the arrows; Esc closes it and the button has the focus again", async () => {
    const page = await at(RUBI);
    await page.getByRole("button", { name: "Compartir..." }).press("Enter");
    await expect.poll(() => focused(page)).toBe("WhatsApp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => focused(page)).toBe("Copiar enlace");
    await page.keyboard.press("Home");
    await expect.poll(() => focused(page)).toBe("WhatsApp");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);
    await expect.poll(() => focused(page)).toBe("Compartir...");
  });
  it("on a phone the share menu opens above the dock", async () => {
    const page = await at(RUBI, PHONE);
    await page.getByRole("button", { name: "Compartir..." }).press("Enter");
    await expect.poll(() => focused(page)).toBe("WhatsApp");
    const bottom = () => page.getByRole("menu").evaluate((menu) => menu.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual((await page.locator(".dock").boundingBox())!.y);
  });
  it("dialogs give the focus back: the enlarged picture, the QR code, a phone's filter", async () => {
    const page = await at(RUBI);
    await page.getByRole("button", { name: "Ampliar" }).press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Ampliar");
    const phone = await at("/catalog", PHONE);
    await phone.locator(".drops").getByRole("button", { name: "Color" }).press("Enter");
    await phone.getByRole("dialog").waitFor();
    await phone.keyboard.press("Escape");
    await expect.poll(() => focused(phone)).toBe("Color");
  });
  it("the arrows choose a size in stock, and the price follows", async () => {
    const page = await at("/product/12/artemisa-ambar");
    await page.locator("input[name=size]:checked").focus();
    await page.keyboard.press("ArrowRight");
    // 6x9 is sold out.
    await expect.poll(() => page.locator("input[name=size]:checked").getAttribute("value")).toBe("8x10");
    await expect.poll(() => page.locator(".buy__price b").innerText()).toContain("3.650.000");
  });
  it("the arrows go from card to card in a row, and from slide to slide", async () => {
    const page = await at("/");
    const row = page.getByRole("region", { name: "Las más vendidas" });
    await row.scrollIntoViewIfNeeded();
    await row.locator(".is-live").waitFor();
    await row.locator("a.card").first().focus();
    await page.keyboard.press("ArrowRight");
    const second = row.locator("a.card").nth(1);
    await expect.poll(() => second.evaluate((card) => card === document.activeElement)).toBe(true);
    // Held while it has the focus: no slide comes by itself in between.
    await page.getByRole("button", { name: "Diapositiva 1" }).press("Enter");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => page.locator(".hero__slide.is-shown h2").innerText()).toBe("Alfombras de Turquía Premium");
  });
  it("a filter that is taken away leaves the focus at the new count", async () => {
    const page = await at("/catalog?colors=Azul&size=6x9");
    await page.getByRole("link", { name: "Quitar filtro Azul" }).press("Enter");
    await page.waitForURL("**/catalog?size=6x9");
    await expect.poll(() => focused(page)).toMatch(/^\d+ alfombras?$/);
  });
  it("a new page is told, and keys go on from its beginning", async () => {
    const page = await at("/catalog");
    await page.locator("a.card").first().press("Enter");
    await page.waitForURL("**/product/**");
    await expect.poll(() => focused(page)).toBe("contenido");
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await expect.poll(() => page.locator(".frame > output.vh").innerText()).toBe(name);
  });
  it("a phone reads the price before the room tool, as it shows them", async () => {
    const page = await at(RUBI, PHONE);
    const tops = await page.evaluate(() =>
      [".gal", ".buy", ".room"].map((piece) => document.querySelector(piece)!.getBoundingClientRect().top),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(
      await page.evaluate(
        () => document.querySelector(".buy")!.compareDocumentPosition(document.querySelector(".room")!) & 4, // follows
      ),
    ).toBe(4);
  });
});
