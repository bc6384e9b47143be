import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { visit, visitSettled } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();

const MEDELLIN = { city: "Medellín", state: "Antioquia" };
const wordsFor = async ({ city, state }: typeof MEDELLIN): Promise<string> => {
  const answer = await fetch(`${shop.url}/api/delivery?${new URLSearchParams({ city, state })}`);
  return ((await answer.json()) as { arrival: { words: string } }).arrival.words;
};
const said = (at: Page | Locator): Promise<string[]> => at.locator(".card-arrival .vh").allInnerTexts();
const isSoldOut = (card: Locator): Promise<boolean> => card.locator(".card__flag--out").isVisible();

async function withPlace(path: string, place: typeof MEDELLIN): Promise<Page> {
  const page = await visit(browser, `${shop.url}/about`, PHONE);
  await page.evaluate((text) => localStorage.setItem("delivery_place", text), JSON.stringify(place));
  await page.goto(shop.url + path);
  return page;
}

it("cards say when a rug arrives in Bogotá, without JavaScript too; one that is sold out says nothing", async () => {
  const words = await wordsFor({ city: "Bogotá", state: "" });
  const page = await visit(browser, `${shop.url}/catalog?limit=48&page=2`, { ...DESKTOP, javaScriptEnabled: false });
  const cards = await page.locator("a.card").all();
  const soldOut = [];
  for (const card of cards) {
    const isOut = await isSoldOut(card);
    if (isOut) soldOut.push(card);
    expect(await said(card)).toEqual(isOut ? [] : [words]);
  }
  expect(soldOut.length).toBeGreaterThan(0);
  expect(soldOut.length).toBeLessThan(cards.length);
});

it.each(["/catalog", "/catalog?search=azul", "/favoritos?alfombras=1,2,4", "/"])(
  "says the remembered city on %s",
  async (path) => {
    const words = await wordsFor(MEDELLIN);
    const page = await withPlace(path, MEDELLIN);
    await expect.poll(async () => [...new Set(await said(page))]).toEqual([words]);
  },
);

it("another city moves nothing, however long its name", async () => {
  const page = await withPlace("/catalog", { city: "San Andrés de Sotavento", state: "Córdoba" });
  const heights = () => page.locator("a.card").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  const before = await heights();
  await expect.poll(async () => (await said(page))[0]).toMatch(/^Llega a San Andrés de Sotavento entre el /);
  expect(await heights()).toEqual(before);
  const { width, inner } = await page
    .locator(".card-arrival")
    .first()
    .evaluate((line) => ({ width: line.clientWidth, inner: line.scrollWidth }));
  expect(inner).toBeLessThanOrEqual(width);
  await expectAccessible(page);
});

it("asks the shop only where the city is another one", async () => {
  const page = await visit(browser, `${shop.url}/about`);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/delivery") && asked.push(request.url()));
  await page.goto(`${shop.url}/catalog`);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

it("a page of yesterday says nothing of its own and asks anew", async () => {
  const words = await wordsFor({ city: "Bogotá", state: "" });
  const page = await visitSettled(browser, `${shop.url}/about`);
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  const asked = page.waitForResponse(/\/api\/delivery/);
  await page.goto(`${shop.url}/catalog`);
  expect((await asked).status()).toBe(200);
  await expect.poll(async () => (await said(page))[0]).toBe(words);
});
