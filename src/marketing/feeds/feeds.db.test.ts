import { sql } from "drizzle-orm";
import Papa from "papaparse";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bought, buy } from "../../testing/buy.ts";
import { makeRug } from "../../testing/make-rug.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { staffCalls } from "../../testing/staff-calls.ts";
import { es } from "../admin/words.es.ts";
import type { FeedReport } from "./contract.ts";

let shop: TestShop;
const { read } = staffCalls(() => shop);
let rug: { id: number };
const fields = { description: "Seda & lana <fina> \u0001", material: "Lana" };

beforeAll(async () => {
  shop = await openShop({ env: { PUBLIC_URL: "https://casa.example" } });
  rug = await makeRug(shop.ctx, { name: `Olas "azules" & más`, colors: ["Azul"], fields });
  await makeRug(shop.ctx, { name: "Guardada", isActive: false });
  await makeRug(shop.ctx, { name: "Sin precio", collection: "OTRA", sizes: { "5x8": [0, 3] } });
});
afterAll(() => shop.close());

const text = async (path: string) => (await shop.request(path)).text();
const rows = async () =>
  Papa.parse<Record<string, string>>(await text("/feeds/meta.csv"), { header: true, skipEmptyLines: true });
const stock = (size: string, units: number) => read("PUT", `/inventory/${rug.id}/${size}`, { inventory: units });

it("Google: one item per priced size of an active rug, well formed whatever staff typed", async () => {
  const answer = await shop.request("/feeds/google.xml");
  expect(answer.headers.get("content-type")).toContain("application/xml");
  const xml = await answer.text();
  expect(xml.match(/<item>/g)).toHaveLength(2);
  expect(xml).toContain("<g:title>Olas &quot;azules&quot; &amp; más · 5x8 · 152 × 244 cm</g:title>");
  expect(xml).toContain("<g:description>Seda &amp; lana &lt;fina&gt; </g:description>");
  expect(xml).toContain("<g:price>2950000 COP</g:price>");
  expect(xml).toContain(`<g:item_group_id>alfombra-${rug.id}</g:item_group_id>`);
  expect(xml).toContain("<g:image_link>https://casa.example/img/1280/demo/flat.avif.jpg</g:image_link>");
  // Each size's page opens with that size, whose price is the item's.
  expect([...xml.matchAll(/<g:link>[^<]*\?(size=\w+)</g)].map(([, size]) => size)).toEqual(["size=5x8", "size=6x9"]);
  expect(xml.match(/<g:availability>in_stock/g)).toHaveLength(2);
});

it("Meta: the same items as CSV", async () => {
  const { data, errors } = await rows();
  expect(errors).toEqual([]);
  expect(data.map(({ id }) => id)).toEqual([`alfombra-${rug.id}-5x8`, `alfombra-${rug.id}-6x9`]);
  expect(data[0]).toMatchObject({ price: "2950000 COP", availability: "in stock", color: "Azul", condition: "new" });
});

it("a change of stock is in both at once", async () => {
  await stock("6x9", 0);
  expect((await text("/feeds/google.xml")).match(/<g:availability>out_of_stock/g)).toHaveLength(1);
  expect((await rows()).data[1]!.availability).toBe("out of stock");
});

it("is kept until something it shows changes: the same file for all who ask, packed for who takes it so", async () => {
  const first = await shop.request("/feeds/google.xml", { headers: { "accept-encoding": "gzip, br" } });
  expect(first.headers.get("content-encoding")).toBe("gzip");
  const packed = gunzipSync(Buffer.from(await first.arrayBuffer())).toString();
  const etag = first.headers.get("etag")!;
  const many = await Promise.all([1, 2, 3, 4].map(() => shop.request("/feeds/google.xml")));
  for (const each of many) expect([each.headers.get("etag"), await each.text()]).toEqual([etag, packed]);
  expect((await shop.request("/feeds/google.xml", { headers: { "if-none-match": etag } })).status).toBe(304);
  expect(await (await shop.request("/feeds/google.xml", { method: "HEAD" })).text()).toBe("");
  // A sale, a price, a name of the shop: each is another file.
  await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 3 }]));
  const sold = await shop.request("/feeds/google.xml", { headers: { "if-none-match": etag } });
  expect(sold.status).toBe(200);
  expect((await sold.text()).match(/<g:availability>out_of_stock/g)).toHaveLength(2);
  await stock("5x8", 3);
  expect(await text("/feeds/google.xml")).toBe(packed);
});

it("the report names what a rug lacks, for staff only", async () => {
  expect((await shop.request("/api/admin/feeds/report")).status).toBe(401);
  const bare = await makeRug(shop.ctx, { name: "Sin fotos", colors: ["Beige"], fields: { images: [] } });
  const report = (await (await shop.request("/api/admin/feeds/report", { staff: true })).json()) as FeedReport;
  expect(report.items).toBe(4);
  expect(report.problems.filter(({ carpet_id }) => carpet_id === rug.id)).toEqual([]);
  expect(report.problems.filter(({ carpet_id }) => carpet_id === bare.id).map(({ attribute }) => attribute)).toEqual([
    "image_link",
    "material",
  ]);
  expect(report.problems).toContainEqual(expect.objectContaining({ carpet_name: "Sin precio", attribute: "price" }));
  await shop.ctx.db.execute(sql`insert into picture_facts (key, width, height, blur) values ('demo/flat.avif', 800, 300, '')`);
  const small = (await (await shop.request("/api/admin/feeds/report", { staff: true })).json()) as FeedReport;
  expect(small.problems).toContainEqual(
    expect.objectContaining({ carpet_id: rug.id, attribute: "image_link", problem: expect.stringContaining("800 × 300 px") }),
  );
  // Who reads Spanish reads all of it in Spanish.
  for (const { problem } of small.problems) expect(es.problem(problem)).not.toBe(problem);
});

it("a promotion: the price before, the sale price and its dates, in both", async () => {
  const made = await shop.request("/api/admin/promotions", {
    method: "POST",
    staff: true,
    json: { name: "Lana", percentage: 20, startDate: "2026-01-01", endDate: "2099-12-31", carpetIds: [rug.id] },
  });
  expect(made.status).toBe(201);
  const xml = await text("/feeds/google.xml");
  expect(xml).toContain("<g:price>2950000 COP</g:price><g:sale_price>2360000 COP</g:sale_price>");
  const dates = "2026-01-01T05:00:00Z/2100-01-01T04:59:59Z";
  expect(xml).toContain(`<g:sale_price_effective_date>${dates}</g:sale_price_effective_date>`);
  expect((await rows()).data[0]).toMatchObject({
    price: "2950000 COP",
    sale_price: "2360000 COP",
    sale_price_effective_date: dates,
  });
});
