import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mountPages, type PageHandler } from "./app-pages.server.ts";
import { cacheBy, ctxOf } from "./platform/pages/page-tags.server.ts";
import { openShop, type TestShop } from "./testing/open-shop.ts";

let shop: TestShop;
const app = new Hono();
app.use((c, next) => {
  c.set("caller" as never, { address: "10.0.0.1" } as never);
  return next();
});
/** Answers as React Router does: a HEAD has no body, and a page may listen to headers. */
const rendered: string[] = [];
const handle: PageHandler = async (request, context) => {
  rendered.push(request.url);
  cacheBy(context, "rugs");
  const said = "caller" in ctxOf(context) ? "conocido" : (request.headers.get("x-evil") ?? "para todos");
  const body = request.method === "HEAD" ? null : `<p>${said}</p>`;
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
};
beforeAll(async () => {
  shop = await openShop();
  mountPages(app, shop.runtime, handle);
});
afterAll(() => shop.close());

const text = async (path: string, init?: RequestInit) => (await app.request(`http://localhost${path}`, init)).text();

it("keeps the whole page when its head was asked first", async () => {
  expect((await app.request("http://localhost/about", { method: "HEAD" })).headers.get("content-length")).toBe("17");
  expect(await text("/about")).toBe("<p>para todos</p>");
});

it("keeps nothing of one visitor's headers", async () => {
  await text("/contact", { headers: { "x-evil": "veneno" } });
  expect(await text("/contact")).toBe("<p>para todos</p>");
});

it("lets only a page that is somebody's own know who asks", async () => {
  expect(await text("/order/ABCDE-FGHJK")).toBe("<p>conocido</p>");
  expect(await text("/showroom")).toBe("<p>para todos</p>");
});

it("gives a foreign host the shop's own page, and keeps none under its name", async () => {
  const on = async (host: string) => (await app.request(`http://${host}/about?week=host`)).text();
  expect(await on("127.0.0.1:3000")).toBe("<p>para todos</p>");
  const before = rendered.length;
  for (const host of ["evil.example", "otra.example:8080", "127.0.0.1:3001"]) await on(host);
  expect(rendered.slice(before)).toEqual([]);
  await app.request("http://evil.example/contact?week=first");
  expect(rendered.at(-1)).toBe("http://127.0.0.1:3000/contact?week=first");
});

it("sends an address with a NUL home instead of asking the database", async () => {
  const response = await app.request("http://localhost/catalog?search=%00");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
});
