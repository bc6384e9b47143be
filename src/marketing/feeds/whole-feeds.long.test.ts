import { afterAll, beforeAll, expect, it } from "vitest";
import { manyRugs } from "../../../db/seed/many-rugs.server.ts";
import { seedOnce } from "../../../db/seed/seed.server.ts";
import { bought, buy } from "../../testing/buy.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { type FeedLine, readGoogleFeed, readMetaFeed, wrongIn } from "../../testing/read-feed.ts";
import type { FeedReport } from "./contract.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { SEED: "demo", PUBLIC_URL: "https://casa.example" } });
  await seedOnce(shop.ctx);
});
afterAll(() => shop.close());

const text = async (path: string) => (await shop.request(path)).text();
async function bothFeeds(): Promise<{ google: FeedLine[]; meta: FeedLine[] }> {
  return { google: readGoogleFeed(await text("/feeds/google.xml")), meta: readMetaFeed(await text("/feeds/meta.csv")) };
}

/** What the shop offers, counted without the feeds' own code. */
async function offered(): Promise<{ rugs: number; sizes: number; inStock: number }> {
  const { rows } = await shop.ctx.pool.query(`
    select count(distinct r.id)::int as rugs, count(*)::int as sizes, (count(*) filter (where s.inventory > 0))::int as "inStock"
    from rugs r join rug_stock s on s.rug_id = r.id
    join collection_sizes c on c.collection_id = r.collection_id and c.size = s.size where r.is_active and c.price > 0`);
  return rows[0];
}

async function checkBoth(rugs: number): Promise<void> {
  const sums = await offered();
  expect(sums.rugs).toBe(rugs);
  const { google, meta } = await bothFeeds();
  expect(wrongIn(google, "google").slice(0, 5)).toEqual([]);
  expect(wrongIn(meta, "meta").slice(0, 5)).toEqual([]);
  expect([google.length, meta.length]).toEqual([sums.sizes, sums.sizes]);
  expect(new Set(google.map((line) => line.get("g:item_group_id")![0])).size).toBe(rugs);
  expect(google.filter((line) => line.get("g:availability")![0] === "in_stock")).toHaveLength(sums.inStock);
  // The same in both, one by one.
  const pair = (id: string, price: string) => (line: FeedLine) => [line.get(id)![0], line.get(price)![0]];
  expect(google.map(pair("g:id", "g:price"))).toEqual(meta.map(pair("id", "price")));
}

it("both feeds are valid for all 60 rugs of the demo, and the report agrees", async () => {
  await checkBoth(60);
  const report = (await (await shop.request("/api/admin/feeds/report", { staff: true })).json()) as FeedReport;
  expect(report).toMatchObject({ items: (await offered()).sizes, problems: [], isCut: false });
});

it("and for 10,000, where a sale of the last piece is in both at once", { timeout: 180_000 }, async () => {
  await manyRugs(shop.ctx, 10_000);
  await checkBoth(10_000);
  const { rows } = await shop.ctx.pool.query<{ rug_id: number; size: string; inventory: number }>(`
    select s.rug_id, s.size, s.inventory from rug_stock s join rugs r on r.id = s.rug_id
    join collection_sizes c on c.collection_id = r.collection_id and c.size = s.size
    where r.is_active and c.price > 0 and s.inventory = 1 order by s.rug_id desc limit 1`);
  const { rug_id: carpetId, size } = rows[0]!;
  await bought(buy(shop, [{ carpetId, size, quantity: 1 }]));
  const { google, meta } = await bothFeeds();
  const id = `alfombra-${carpetId}-${size}`;
  expect(google.find((line) => line.get("g:id")![0] === id)!.get("g:availability")).toEqual(["out_of_stock"]);
  expect(meta.find((line) => line.get("id")![0] === id)!.get("availability")).toEqual(["out of stock"]);
});

it("the site map of so many is a list of maps, each with its rugs and their pictures", async () => {
  await manyRugs(shop.ctx, 10_001);
  const list = await text("/sitemap.xml");
  const maps = [...list.matchAll(/<sitemap><loc>https:\/\/casa\.example([^<]+)</g)].map(([, path]) => path!);
  expect(maps).toEqual(["/sitemap/1.xml", "/sitemap/2.xml"]);
  const all = (await Promise.all(maps.map(text))).join("");
  expect(all.match(/<loc>https:\/\/casa\.example\/product\/\d+/g)).toHaveLength(10_001);
  expect(all.match(/<image:loc>/g)!.length).toBeGreaterThan(10_001);
});
