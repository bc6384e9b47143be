import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderForm } from "../src/testing/buy.ts";
import { databaseDoor, freshDatabase } from "./fresh-database.ts";
import { type Shop, startShop } from "./open-browser.ts";
import { type StaffFetch, staffSession } from "./staff-session.ts";

let door: Awaited<ReturnType<typeof databaseDoor>>;
let database: pg.Client;
let one: Shop;
let two: Shop;
let staff: StaffFetch;
beforeAll(async () => {
  const DATABASE_URL = await freshDatabase();
  database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  door = await databaseDoor(DATABASE_URL);
  // Both start on an empty database at the same moment: one migrates and seeds, the other waits.
  [one, two] = await Promise.all([startShop({ DATABASE_URL }), startShop({ DATABASE_URL: door.url })]);
  staff = await staffSession(one.url);
});
afterAll(async () => {
  await database.end();
  door.open();
  await Promise.all([one.stop(), two.stop()]);
  door.close();
});

const page = async (shop: Shop, path = "/catalog") => (await fetch(`${shop.url}${path}`)).text();
/** When the first request that finds it so was sent; how long a busy machine then takes to answer does not count. */
const until = async (holds: () => Promise<boolean>, ms: number): Promise<number> => {
  const began = performance.now();
  for (let sent = 0; sent < ms; sent = performance.now() - began) {
    if (await holds()) return sent;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`not within ${ms} ms`);
};

it("seeds once, however many copies start", async () => {
  const rugs = (await (await fetch(`${two.url}/api/rugs`)).json()) as unknown[];
  expect(rugs).toHaveLength(60);
});

it("a change made through one copy is on the other's page at once", async () => {
  const [rug] = (await (await fetch(`${one.url}/api/rugs?limit=1`)).json()) as { id: number; name: string }[];
  expect(await page(two)).toContain(rug!.name);
  const saved = await staff(`/api/admin/carpets/${rug!.id}`, { method: "PUT", json: { name: "Nombre Recién Cambiado" } });
  expect(saved.status).toBe(200);
  expect(await page(one), "the copy that saved never shows the old page").toContain("Nombre Recién Cambiado");
  expect(await until(async () => (await page(two)).includes("Nombre Recién Cambiado"), 1000)).toBeLessThan(1000);
});

it("a sale through one copy is on the other's cards at once, long before anything is sold out", async () => {
  const [rug] = (await (await fetch(`${one.url}/api/rugs?limit=1`)).json()) as { id: number; name: string; size: string[] }[];
  const { id, name, size } = rug!;
  const inventory = size.map((each, place) => ({ size: each, inventory: place === 0 ? 3 : 0 }));
  expect((await staff(`/api/admin/carpets/${id}`, { method: "PUT", json: { inventory, tags: [] } })).status).toBe(200);
  const cards = () => page(two, `/catalog?search=${encodeURIComponent(name)}`);
  await until(async () => (await cards()).includes("Últimas 3"), 1000);
  const order = orderForm([{ carpetId: id, size: size[0]!, quantity: 1 }]);
  const headers = { "content-type": "application/json" };
  const bought = await fetch(`${one.url}/api/orders`, { method: "POST", headers, body: JSON.stringify(order) });
  expect(bought.status).toBe(201);
  expect(await until(async () => (await cards()).includes("Últimas 2"), 1000)).toBeLessThan(1000);
});

it("answers 304 to who has the page, and the same bytes in every encoding", async () => {
  const first = await fetch(`${one.url}/catalog`, { headers: { "accept-encoding": "identity" } });
  const etag = first.headers.get("etag")!;
  const again = await fetch(`${one.url}/catalog`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  const packed = await fetch(`${one.url}/catalog?utm_source=x`, { headers: { "accept-encoding": "br" } });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(await packed.text()).toBe(await first.text());
});

it("a sale empties the pages that show its rug, not the others", async () => {
  const rugs = (await (await fetch(`${one.url}/api/rugs?limit=60`)).json()) as { id: number; slug: string; size: string[] }[];
  const product = ({ id, slug }: (typeof rugs)[number]) => `/product/${id}/${slug}`;
  const [sold, ...others] = rugs.slice(20, 30);
  const inventory = sold!.size.map((size) => ({ size, inventory: 5 }));
  await staff(`/api/admin/carpets/${sold!.id}`, { method: "PUT", json: { inventory } });
  const shows = async (path: string) => (await page(one, path)).includes(`/product/${sold!.id}/`);
  const pages: string[] = [];
  for (const path of [...others.map(product), "/about"]) if (!(await shows(path))) pages.push(path);
  expect(pages.length).toBeGreaterThan(5);
  const misses = async () => Number(/telar_page_cache_total\{outcome="miss"\} (\d+)/.exec(await page(one, "/metrics"))![1]);
  const readAll = async () => {
    for (const path of pages) await page(one, path);
  };
  await readAll();
  const before = await misses();
  const order = orderForm([{ carpetId: sold!.id, size: sold!.size[0]!, quantity: 1 }]);
  const headers = { "content-type": "application/json" };
  expect((await fetch(`${one.url}/api/orders`, { method: "POST", headers, body: JSON.stringify(order) })).status).toBe(201);
  // The letter is written a moment later, and with it the sale is told once more.
  const waiting = "select 1 from order_notices where handed_at is null";
  await until(async () => (await database.query(waiting)).rows.length === 0, 20_000);
  await readAll();
  expect(await misses()).toBe(before);
});

it("a database that goes away and comes back needs no restart, and no stale page survives it", async () => {
  await page(two);
  door.shut();
  expect(await until(async () => (await fetch(`${two.url}/api/health`)).status === 503, 10_000)).toBeLessThan(10_000);
  const refused = await fetch(`${two.url}/api/rugs`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBeTruthy();
  expect((await fetch(`${two.url}/catalog`)).status, "a page from memory goes on").toBe(200);
  for (const path of ["/", "/catalog?search=lana", "/order/ABCDE-FGHJK"]) {
    const missing = await fetch(two.url + path);
    expect([missing.status, missing.headers.get("retry-after")], path).toEqual([503, "5"]);
  }
  const [rug] = (await (await fetch(`${one.url}/api/rugs?limit=1`)).json()) as { id: number }[];
  await staff(`/api/admin/carpets/${rug!.id}`, { method: "PUT", json: { name: "Cambiada Mientras Tanto" } });
  door.open();
  await until(async () => (await fetch(`${two.url}/api/health`)).status === 200, 15_000);
  await until(async () => (await page(two)).includes("Cambiada Mientras Tanto"), 5000);
});

it("a page from memory carries the same headers as the one just rendered", async () => {
  const path = `/catalog?search=${crypto.randomUUID().slice(0, 8)}`;
  const ask = async () => {
    const answer = await fetch(one.url + path, { headers: { "accept-encoding": "gzip", "x-forwarded-proto": "https" } });
    const { date: _date, "x-request-id": id, "keep-alive": _kept, ...same } = Object.fromEntries(answer.headers);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    return { same, body: await answer.text() };
  };
  const [rendered, remembered] = [await ask(), await ask()];
  expect(remembered).toEqual(rendered);
  expect(rendered.same).toHaveProperty("strict-transport-security");
});
