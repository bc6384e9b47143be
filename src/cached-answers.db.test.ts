import { createServer, request as ask, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cachedAnswers } from "./cached-answers.server.ts";
import { checkNotices } from "./platform/bus.server.ts";
import { bought, buy } from "./testing/buy.ts";
import { makeRug } from "./testing/make-rug.ts";
import { openShop, type TestShop } from "./testing/open-shop.ts";

let shop: TestShop;
let server: Server;
let port: number;
let rug: { id: number };
let fromCache = 0;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
  rug = await makeRug(shop.ctx, { name: "Una", sizes: { "5x8": [2_950_000, 9] } });
  await makeRug(shop.ctx, { name: "Otra", sizes: { "5x8": [2_950_000, 9] } });
  const listener = getRequestListener(shop.app.fetch);
  const answer = cachedAnswers(shop.runtime);
  server = createServer((request, response) => {
    if (answer(request, response)) fromCache++;
    else void listener(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  ({ port } = server.address() as AddressInfo);
  shop.runtime.listensAt(port);
});
afterAll(async () => {
  server.close();
  await shop.close();
});
/** A notice of an earlier save that came only now would empty the cache between two questions. */
beforeEach(async () => {
  const { bus, pool } = shop.ctx;
  await checkNotices(bus, pool, { url: shop.runtime.databaseUrl, sessionUrl: shop.runtime.databaseUrl });
  fromCache = 0;
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
/** As the socket sends it: fetch would put the path right first. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, failed) => {
    const asked = ask({ port, host: "127.0.0.1", path, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () => done({ status: response.statusCode!, headers: response.headers, body }));
    });
    asked.on("error", failed).end();
  });
const stockOf = async () => (JSON.parse((await get(`/api/rugs/${rug.id}`)).body) as { inventory: number[] }).inventory[0];

it("gives the same answer from the cache as the first time, but for its moment and its id", async () => {
  const same = ({ headers: { date: _date, "x-request-id": id, ...rest }, ...answer }: Answer) => {
    expect(id).toMatch(/^[\da-f-]{36}$/);
    return { ...answer, headers: rest };
  };
  for (const path of ["/api/rugs?limit=24", `/api/rugs/${rug.id}`, "/api/collections?page=1", "/api/carpets/featured/hot"]) {
    const first = await get(path, { "x-forwarded-proto": "https" });
    expect(first.headers["cache-control"]).toBe("no-store");
    expect(same(await get(path, { "x-forwarded-proto": "https" })), path).toEqual(same(first));
  }
  // Nobody is featured: an empty list is asked for each time.
  expect(fromCache).toBe(3);
});

it("has one answer for all parameters that the contract does not name, and none for made-up words", async () => {
  const first = await get("/api/rugs?limit=5");
  expect((await get("/api/rugs?utm_source=x&limit=5&fbclid=y")).body).toBe(first.body);
  expect(fromCache).toBe(1);
  const { pages } = shop.runtime.pages.size;
  for (const path of ["/api/rugs?search=una", "/api/rugs?colors=inventado", "/api/rugs?limit=uno", "/api/rugs/424242"]) {
    await get(path);
    await get(path);
  }
  expect([fromCache, shop.runtime.pages.size.pages]).toEqual([1, pages]);
});

it("shows a sale and a save at once", async () => {
  const before = await stockOf();
  expect(await stockOf()).toBe(before);
  await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }]));
  expect(await stockOf()).toBe(before! - 1);
  await shop.request(`/api/admin/carpets/${rug.id}`, { method: "PUT", json: { name: "Una nueva" }, staff: true });
  expect((await get("/api/rugs?limit=24")).body).toContain("Una nueva");
});

it("compresses, and says 304 to who has it already", async () => {
  const { headers } = await get("/api/rugs?limit=3");
  expect((await get("/api/rugs?limit=3", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
  expect((await get("/api/rugs?limit=3", { "if-none-match": headers.etag! })).status).toBe(304);
});

it("leaves other hosts, spellings, methods and personal calls to the routes behind", async () => {
  await get("/api/rugs?limit=4");
  expect((await get("/api/rugs?limit=4", { host: "evil.example" })).status).toBe(200);
  for (const path of ["//api/rugs?limit=4", "/api/./rugs?limit=4", "/API/rugs?limit=4"]) await get(path);
  await get("/api/admin/carpets");
  await get("/api/showroom/week-availability");
  expect(fromCache).toBe(0);
});
