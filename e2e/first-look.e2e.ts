import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";

const { shop, browser } = await shopAndBrowser({ pictures: true });

it("opens the shop without an error in the console, under its own content policy", async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const response = await page.goto(`${shop.url}/`);
  await page.waitForLoadState("networkidle");
  expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' [^;]*sha256-/);
  expect(complaints).toEqual([]);
});

it("sends an unknown path home", async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(`${shop.url}/no-existe/en-absoluto`);
  expect(new URL(page.url()).pathname).toBe("/");
});

it.each([
  ["/", PHONE, "1-portrait"],
  ["/", DESKTOP, "1-landscape"],
  ["/product/1/artemisa-niebla", PHONE, "packshot"],
])("%s asks for the picture that paints first before its scripts, and once", async (path, screen, picture) => {
  const page = await (await browser.newContext(screen)).newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(shop.url + path);
  const first = asked.find((address) => address.startsWith("/img/"))!;
  expect(first).toMatch(new RegExp(`^/img/\\d+/.*${picture}\\.avif\\.avif$`));
  expect(asked.indexOf(first)).toBeLessThan(asked.findIndex((address) => address.endsWith(".js")));
  const drawn = page.locator(`img[fetchpriority="high"]`).first();
  expect(await drawn.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)).toBe(first);
  expect(asked.filter((address) => address === first)).toHaveLength(1);
  const sheet = asked.findIndex((address) => address.endsWith(".css"));
  const scripts = asked.findIndex((address) => address.includes("/root-"));
  expect(sheet === -1 || sheet > scripts, "its styles come along").toBe(true);
});

it.each([
  ["/", PHONE, 4],
  ["/", DESKTOP, 4],
  ["/catalog", PHONE, 1],
])(
  "%s leaves %o what stands below the fold (%i pieces) until someone comes near, and nothing moves",
  async (path, screen, pieces) => {
    const page = await (await browser.newContext(screen)).newPage();
    await page.goto(shop.url + path);
    expect(await page.locator(".below-the-fold").count()).toBe(pieces);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (const piece of await page.locator(".below-the-fold").all()) await piece.scrollIntoViewIfNeeded();
    expect(Math.abs((await height()) - before)).toBeLessThan(50);
  },
);

it("says nothing wrong while its scripts are on their way", async () => {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(`addEventListener("load", () => (document.documentElement.dataset.live = "never"))`);
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(shop.url);
  expect(await page.locator(".hero__count").innerText()).toBe("1 de 5");
  await page.goto(`${shop.url}/cart`);
  await page.getByRole("heading", { name: "Tu carrito" }).waitFor();
  await page.goto(`${shop.url}/checkout`);
  const inks = await page.getByText("$ 0").evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(new Set(inks)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
});
