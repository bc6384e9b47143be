import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { staffSession } from "./staff-session.ts";
import { visit, visitSettled, walkTo } from "./visit.ts";

const { shop, browser } = await shopAndBrowser({ flags: ["--autoplay-policy=no-user-gesture-required"] });

const at = (path: string, options?: BrowserContextOptions) => visitSettled(browser, shop.url + path, options);
const playing = (page: Page) =>
  page
    .locator("video")
    .evaluateAll((all) => all.filter((film) => !(film as HTMLVideoElement).paused).map((film) => film.className));

/** A rug as staff would make it. */
async function makeRug(given: object): Promise<number> {
  const staff = await staffSession(shop.url);
  const [collection] = (await (await staff("/api/admin/collections")).json()) as [{ id: number }];
  const json = { description: "", collection_id: collection.id, images: [], colors: "", tags: "", is_active: true, ...given };
  return ((await (await staff("/api/admin/carpets", { method: "POST", json })).json()) as { id: number }).id;
}

describe("the header", () => {
  it("waits 400 ms between two switches and moves nothing else", async () => {
    const page = await at("/");
    const { switches, moved } = await page.evaluate(async () => {
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const header = document.querySelector("header")!;
      const seen: number[] = [];
      let shift = 0;
      new MutationObserver(() => seen.push(performance.now())).observe(header, { attributeFilter: ["data-form"] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift" });
      for (let turn = 0; turn < 12; turn++) {
        window.scrollTo(0, turn % 2 ? 0 : 300);
        await wait(90);
      }
      await wait(900);
      return { switches: seen, moved: shift };
    });
    const pauses = switches.slice(1).map((time, place) => Math.round(time - switches[place]!));
    expect(pauses.length).toBeGreaterThan(1);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(400);
    expect(moved).toBeLessThan(0.005);
  });
  it("keeps its words about the cart in view, open or compact", async () => {
    const page = await at("/product/47/valentin-rubi");
    await page.locator(".act").getByRole("button", { name: "Agregar al carrito" }).click();
    const top = () => page.locator(".added").evaluate((panel) => panel.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(140);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(top).toBe(92);
  });
});

describe("films", () => {
  it("on touch a card's film begins after 5 s in view, alone, and ends when it leaves", async () => {
    const page = await at("/", PHONE);
    await expect.poll(() => playing(page)).toEqual(["is-running"]);
    const began = Date.now();
    await page
      .locator("a.card[data-film]")
      .first()
      .evaluate((card) => card.scrollIntoView({ block: "center" }));
    await expect.poll(() => playing(page)).toEqual(["card__film is-playing"]);
    expect(Date.now() - began).toBeGreaterThan(4900);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => playing(page)).toEqual(["is-running"]);
  });
  it("with a mouse no card plays by itself; the hero's pause stops its film too", async () => {
    const page = await at("/");
    await expect.poll(() => playing(page)).toEqual(["is-running"]);
    await page.getByRole("button", { name: "Pausar" }).click();
    await expect.poll(() => playing(page)).toEqual([]);
    await page.locator("a.card[data-film]").first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(5500);
    expect(await playing(page)).toEqual([]);
  });
});

describe("on a slow line", () => {
  it("a filter shows as chosen at once, then twelve skeletons, then its rugs", async () => {
    const page = await at("/catalog", PHONE);
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await page.route(/\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator(".drops").getByRole("button", { name: "Color" }).click();
    await page.getByRole("dialog").getByRole("link", { name: /Azul/ }).click();
    await expect
      .poll(() => page.getByRole("dialog").getByRole("link", { name: /Azul/ }).getAttribute("class"))
      .toContain("is-on");
    await page.getByRole("button", { name: "Ver alfombras" }).click();
    await expect.poll(() => page.locator(".way--on").count()).toBe(1);
    await expect.poll(() => page.locator(".grid[aria-busy] > *").count()).toBe(12);
    answer();
    await page.waitForURL("**/catalog?colors=Azul");
    await expect.poll(() => page.locator(".way--on").count()).toBe(0);
  });
});

describe("at the edges", () => {
  it("a long name breaks instead of pushing the page sideways", async () => {
    const word = "Anticonstitucionalísimamente";
    const id = await makeRug({ name: `Otomana ${word}${word}${word} de Palacio`, inventory: [{ size: "5x8", inventory: 1 }] });
    const page = await at(`/product/${id}`, { viewport: { width: 320, height: 800 } });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
  it("no width on either side of a change of layout pushes a page sideways", async () => {
    const page = await at("/", DESKTOP);
    for (const path of ["/", "/catalog", "/product/1/artemisa-niebla", "/collection/artemisa"]) {
      await walkTo(page, path);
      for (const width of [1300, 1180, 1115, 1101, 1100, 1024, 1023, 900, 768, 767, 600, 400, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${path} at ${width}` })
          .toBe(width);
      }
    }
  });
  it("a rug without pictures is drawn as an outline and asks for no file", async () => {
    const id = await makeRug({ name: "Sin fotos", inventory: [{ size: "5x8", inventory: 2 }] });
    const page = await visit(browser, `${shop.url}/product/${id}`);
    expect(await page.locator("main img:not([src]), main img[src='']").count()).toBe(0);
    await expect.poll(() => page.locator(".gal__panel svg.picture__none").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Ampliar" }).count()).toBe(0);
    const html = await page.content();
    expect(html).toContain('property="og:image" content="http://127.0.0.1');
    expect(html).toContain("/share-logo.png");
  });
  it("a picture that came before the page listened keeps no blur behind it", async () => {
    const first = (await at("/catalog", PHONE)).locator(".card__rug").first();
    await expect.poll(() => first.evaluate((picture) => picture.style.backgroundImage)).toBe("");
  });
  it("a page that an extension has written into is mended with all its cards", async () => {
    const context = await browser.newContext(DESKTOP);
    await context.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.querySelector("h1")!.textContent = "Catalogue";
      });
    });
    const page = await context.newPage();
    await page.goto(`${shop.url}/catalog`);
    await page.getByRole("heading", { level: 1, name: "Catálogo" }).waitFor();
    await expect.poll(() => page.locator(".grid .card").count()).toBe(12);
    await context.close();
  });
  it("a page beyond the last shows the last; what finds nothing stays out of search engines", async () => {
    const beyond = await (await fetch(`${shop.url}/catalog?page=99`)).text();
    expect(beyond).not.toContain("No se encontraron alfombras");
    expect(beyond.match(/class="card"/g)?.length).toBeGreaterThan(0);
    const nothing = await (await fetch(`${shop.url}/catalog/no-existe`)).text();
    expect(nothing).toContain("No se encontraron alfombras");
    expect(nothing).toContain('content="noindex, follow"');
  });
  it("any other path leads home", async () => {
    for (const path of ["/nada", "/product", "/a/b/c?x=1"]) {
      const answer = await fetch(shop.url + path, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")], path).toEqual([302, "/"]);
    }
  });
  it("reads whole at twice the size and in the dark", async () => {
    // 1440 px at 200 % are 720 px; a dark desk changes nothing of the shop's own colours.
    const options = {
      viewport: { ...DESKTOP.viewport, width: 720, height: 450 },
      deviceScaleFactor: 2,
      colorScheme: "dark",
    } as const;
    const page = await at("/contact", options);
    for (const path of ["/", "/catalog", "/product/47/valentin-rubi"]) {
      await walkTo(page, path);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(720);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(248, 244, 237)");
    }
  });
});

it("brings the reviews beyond the first hundred too", async () => {
  const staff = await staffSession(shop.url);
  const id = await makeRug({ name: "Muy Reseñada" });
  const write = (n: number) =>
    staff("/api/admin/reviews", { method: "POST", json: { name: `Persona ${n}`, rating: 5, comment: "Hermosa", carpet_id: id } });
  const answers = await Promise.all(Array.from({ length: 103 }, (_, n) => write(n)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const page = await at(`/product/${id}`);
  const more = page.locator(".revs__more button");
  await more.click();
  await expect.poll(() => page.locator(".rev").count()).toBe(100);
  await expect.poll(() => more.textContent()).toBe("Leer más reseñas");
  await more.click();
  await expect.poll(() => page.locator(".rev").count()).toBe(103);
  await expect.poll(() => more.count()).toBe(0);
  const active = () => page.evaluate(() => [...document.querySelectorAll(".rev")].indexOf(document.activeElement!));
  await expect.poll(active, { message: "keys go on from the first that came" }).toBe(100);
});
