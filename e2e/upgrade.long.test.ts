import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildIfNeeded } from "../scripts/build.ts";
import { orderForm } from "../src/testing/buy.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ADMIN_PASSWORD, DESKTOP, openBrowser, type Shop, startShop } from "./open-browser.ts";
import { type PreviousVersion, previousVersion } from "./previous-version.ts";
import { staffSession } from "./staff-session.ts";
import { withoutPictures } from "./visit.ts";

const REQUESTS = 2000;
const dataDir = mkdtempSync(join(tmpdir(), "telar-upgrade-"));
let previous: PreviousVersion;
let balancer: Balancer;
let browser: Browser;
let env: Record<string, string>;
const running = new Set<Shop>();

const start = async (tree?: string): Promise<Shop> => {
  const shop = await startShop({ ...env, PUBLIC_URL: balancer.url }, "inherit", tree);
  running.add(shop);
  return shop;
};
const stop = async (shop: Shop): Promise<void> => {
  await shop.stop();
  running.delete(shop);
};

beforeAll(async () => {
  await buildIfNeeded();
  previous = previousVersion();
  console.log(`The version before is ${previous.name}.`);
  [balancer, browser] = await Promise.all([startBalancer(), openBrowser()]);
  const many = "1000000";
  // Copies share the folder as they share the bucket elsewhere.
  env = {
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: dataDir,
    ORDERS_PER_MINUTE: many,
    ORDERS_OPEN_PER_ADDRESS: many,
    ORDERS_UNITS_PER_ADDRESS: many,
    STOCK_ALARM_PERCENT: "100",
  };
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([...running].map(stop));
  balancer?.close();
  previous?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

type Rug = { id: number; slug: string; size: string[] };
type Traffic = { sent: number; failed: string[]; orders: string[]; stop(): Promise<void> };

/** Shoppers who read pages, pieces and data and buy, with a pause in between: the browser shares the machine. */
function sendTraffic(rug: Rug, pieces: string[]): Traffic {
  const traffic: Traffic = { sent: 0, failed: [], orders: [], stop: async () => undefined };
  const reads = ["/", "/catalog", "/catalog.data", `/product/${rug.id}`, "/api/rugs?limit=5", "/showroom", "/about"];
  const ask = async (path: string, init?: RequestInit): Promise<Response | undefined> => {
    traffic.sent++;
    try {
      const answer = await fetch(balancer.url + path, init);
      if (!answer.ok) traffic.failed.push(`${init?.method ?? "GET"} ${path}: ${answer.status} ${await answer.text()}`);
      else if (init) return answer;
      else await answer.arrayBuffer();
    } catch (error) {
      traffic.failed.push(`${init?.method ?? "GET"} ${path}: ${String((error as Error).cause ?? error)}`);
    }
    return undefined;
  };
  const buy = async () => {
    const body = JSON.stringify(orderForm([{ carpetId: rug.id, size: rug.size[0]!, quantity: 1 }]));
    const answer = await ask("/api/orders", { method: "POST", headers: { "content-type": "application/json" }, body });
    if (answer) traffic.orders.push(((await answer.json()) as { orderNumber: string }).orderNumber);
  };
  let going = true;
  const shopper = async (first: number) => {
    for (let turn = first; going; turn++) {
      await ask(reads[turn % reads.length]!);
      await ask(`/assets/${pieces[turn % pieces.length]!}`);
      if (turn % 40 === 0) await buy();
      await new Promise((go) => setTimeout(go, 20));
    }
  };
  const shoppers = [0, 7, 14, 21].map(shopper);
  traffic.stop = async () => {
    going = false;
    await Promise.all(shoppers);
  };
  return traffic;
}

type OpenPage = { page: Page; path: string; errors: string[] };

async function openPage(path: string): Promise<OpenPage> {
  const page = await (await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" })).newPage();
  page.setDefaultTimeout(30_000);
  await withoutPictures(page.context());
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  if (path.startsWith("/admin"))
    await page.context().request.post(`${balancer.url}/api/admin/session`, { data: { password: ADMIN_PASSWORD } });
  await page.goto(balancer.url + path);
  // Gone as soon as the page is loaded anew.
  await page.evaluate(() => Object.assign(window, { opened: "before" }));
  return { page, path, errors };
}

/** Goes on inside the page to one whose program it has not fetched yet. */
async function goOn({ page, path, errors }: OpenPage): Promise<void> {
  const next = path.startsWith("/admin") ? "/admin/reviews" : "/preguntas-frecuentes";
  await page.locator(`a[href="${next}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(`**${next}`);
  await page
    .getByRole("heading", { name: path.startsWith("/admin") ? "Reviews" : /Preguntas/ })
    .first()
    .waitFor();
  expect([path, await page.evaluate(() => "opened" in window), errors]).toEqual([path, true, []]);
}

it("open pages live on through a rolling update, and no request fails", async () => {
  const [a1, a2] = [await start(previous.folder), await start(previous.folder)];
  balancer.send([a1.url, a2.url]);
  const staff = await staffSession(balancer.url);
  const [rug] = (await (await fetch(`${balancer.url}/api/rugs?limit=1`)).json()) as [Rug];
  const inventory = rug.size.map((size) => ({ size, inventory: 5000 }));
  expect((await staff(`/api/admin/carpets/${rug.id}`, { method: "PUT", json: { inventory } })).status).toBe(200);
  const paths = ["/", "/catalog", `/product/${rug.id}`, "/cart", "/showroom", "/contact", "/about", "/envios", "/admin"];
  const pages = await Promise.all(paths.map(openPage));
  const product = await openPage(`/product/${rug.id}`);

  const own = readdirSync(join(previous.folder, "build/client/assets")).filter((name) => /\.(js|css|woff2)$/.test(name));
  const present = new Set(readdirSync("build/client/assets"));
  const onlyBefore = own.filter((name) => !present.has(name));
  // A release that changes no page has no files of its own.
  const traffic = sendTraffic(rug, onlyBefore.length > 0 ? onlyBefore : own);

  const b1 = await start();
  balancer.send([b1.url, a1.url, a2.url]);
  // Both versions on one database: what one saves, the other shows.
  const byBoth = await Promise.all([staffSession(a1.url), staffSession(b1.url)]);
  for (const [place, save] of byBoth.entries()) {
    const name = `Cambiada por ${["la anterior", "la nueva"][place]}`;
    expect((await save(`/api/admin/carpets/${rug.id}`, { method: "PUT", json: { name } })).status).toBe(200);
    for (const { url } of [a1, b1])
      await expect.poll(async () => (await fetch(`${url}/product/${rug.id}`)).text(), { timeout: 30_000 }).toContain(name);
  }
  await stop(a1);
  const b2 = await start();
  balancer.send([b1.url, b2.url, a2.url]);
  await stop(a2);
  balancer.send([b1.url, b2.url]);
  await expect.poll(() => traffic.sent, { timeout: 150_000 }).toBeGreaterThan(REQUESTS);
  await traffic.stop();
  console.log(`${traffic.sent} requests, ${traffic.orders.length} of them orders, ${traffic.failed.length} failed`);
  expect(traffic.failed).toEqual([]);
  for (const number of traffic.orders)
    expect((await fetch(`${balancer.url}/api/orders/by-number/${number}`)).status, number).toBe(200);

  for (const open of pages) await goOn(open);
  // A piece that is fetched on a click.
  await product.page.getByRole("button", { name: "Subir una foto" }).first().click();
  await product.page.getByRole("dialog").waitFor();
  expect(product.errors).toEqual([]);
}, 300_000);

/** A page of the present build, and how often its document was asked for. */
async function countedPage(shop: Shop) {
  const page = await (await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" })).newPage();
  page.setDefaultTimeout(30_000);
  await withoutPictures(page.context());
  const seen = { documents: 0 };
  page.on("request", (request) => void (request.resourceType() === "document" && seen.documents++));
  const [rug] = (await (await fetch(`${shop.url}/api/rugs?limit=1`)).json()) as [Rug];
  return { page, seen, address: `${shop.url}/product/${rug.id}/${rug.slug}` };
}
const gone = (page: Page, files: string) => page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
const clickForPiece = (page: Page) => page.getByRole("button", { name: "Subir una foto" }).first().click();

it("a page whose whole program is gone does not reload in a loop, and its links lead on", async () => {
  const shop = await start();
  const { page, seen, address } = await countedPage(shop);
  await gone(page, "**/assets/*.js");
  void page.goto(address).catch(() => undefined); // it never listens
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(seen.documents).toBe(1);
  await page.getByRole("link", { name: "Catálogo" }).first().click();
  await page.waitForURL("**/catalog", { waitUntil: "commit" });
  await stop(shop);
});

it("a page whose piece is gone reloads itself once, and only for another build", async () => {
  const shop = await start();
  const { page, seen, address } = await countedPage(shop);
  await page.goto(address);
  await gone(page, "**/assets/room-dialog*.js");
  const asked = () =>
    page.waitForResponse((answer) => answer.request().resourceType() === "fetch" && answer.url() === page.url());
  const [same] = await Promise.all([asked(), clickForPiece(page)]);
  await same.finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(seen.documents, "the same build has nothing else to offer").toBe(1);

  await page.route(address, (route) =>
    route.request().resourceType() === "fetch" ? route.fulfill({ body: "<html>another build</html>" }) : route.continue(),
  );
  await page.goto(address);
  await clickForPiece(page);
  await expect.poll(() => seen.documents).toBe(3);
  await page.waitForFunction(() => "live" in document.documentElement.dataset);
  await Promise.all([asked(), clickForPiece(page)]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(seen.documents, "not in a loop").toBe(3);
  await stop(shop);
});
