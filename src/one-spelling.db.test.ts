import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mountPages, type PageHandler } from "./app-pages.server.ts";
import { cachedAnswers } from "./cached-answers.server.ts";
import { cacheBy, ctxOf } from "./platform/pages/page-tags.server.ts";
import { openShop, type TestShop } from "./testing/open-shop.ts";

let shop: TestShop;
let server: Server;
const client = mkdtempSync(join(tmpdir(), "telar-client-"));
const logged: string[] = [];

/** Says whether the page was rendered for one person or for everybody. */
const handle: PageHandler = async (_request, context) => {
  cacheBy(context, "rugs");
  return new Response("caller" in ctxOf(context) ? "personal" : "shared");
};

beforeAll(async () => {
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "assets", "known.js"), "1");
  shop = await openShop();
  shop.ctx.log.request = ({ path }) => void logged.push(path);
  mountPages(shop.app, shop.runtime, handle, client);
  const [answerCached, answer] = [cachedAnswers(shop.runtime), getRequestListener(shop.app.fetch)];
  server = createServer((asked, answered) => void (answerCached(asked, answered) || answer(asked, answered)));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  shop.runtime.listensAt((server.address() as AddressInfo).port);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
  rmSync(client, { recursive: true });
});

/** The path goes out as it is written: fetch would tidy it first. */
const ask = (path: string, method = "GET") =>
  new Promise<{ status: number; location?: string; body: string }>((answered, failed) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: "127.0.0.1", path, method, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => (body += part));
      response.on("end", () => answered({ status: response.statusCode!, location: response.headers.location, body }));
    });
    sent.on("error", failed).end();
  });

it.each([
  ["/Order/ABCDE-FGHJK", "/order/ABCDE-FGHJK"],
  ["/%6frder/ABCDE-FGHJK", "/order/ABCDE-FGHJK"],
  ["/%4FRDER/ABCDE-FGHJK.data?_routes=x", "/order/ABCDE-FGHJK.data?_routes=x"],
  ["//order/ABCDE-FGHJK", "/order/ABCDE-FGHJK"],
  ["/about/../order/ABCDE-FGHJK", "/order/ABCDE-FGHJK"],
  ["/about/%2e%2e/order/ABCDE-FGHJK", "/order/ABCDE-FGHJK"],
  ["/order/ABCDE-FGHJK/", "/order/ABCDE-FGHJK"],
  ["//evil.example/x", "/evil.example/x"],
  ["/Admin/orders", "/admin/orders"],
  ["/Visita/0123456789abcdef", "/visita/0123456789abcdef"],
  ["/Resena/0123456789abcdef", "/resena/0123456789abcdef"],
  ["/%61bout?utm=1", "/about?utm=1"],
  ["/API/health", "/api/health"],
])("%s leads to %s", async (path, location) => {
  for (const method of ["GET", "POST"]) expect(await ask(path, method)).toMatchObject({ status: 308, location });
});

it.each(["/order/%", "/order/%zz", "/order/%ff", "/%c3/x", "/order/%00", "/%"])("%s is no page: home", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 302, location: "/" });
});

it.each(["/api/orders/by-number/%zz", "/api/admin/reviews/%", "/media/%ff", "/img/200/%zz", "/assets/%"])(
  "%s is refused, and is no failure of ours",
  async (path) => expect((await ask(path)).status).toBe(400),
);

it("answers each page as it is asked for, the second time from memory too", async () => {
  for (let time = 0; time < 2; time++) {
    expect(await ask("/order/ABCDE-FGHJK")).toMatchObject({ status: 200, body: "personal" });
    expect(await ask("/about")).toMatchObject({ status: 200, body: "shared" });
    expect(await ask("/about/")).toMatchObject({ status: 308, location: "/about" });
    expect(await ask("/x/../about")).toMatchObject({ status: 308, location: "/about" });
  }
});

it("writes no spelling of a personal address into the log", async () => {
  logged.length = 0;
  for (const path of ["/%6frder/a-b-c-d", "/Order/a-b-c-d", "/order/a-b-c-d/"]) await ask(path);
  expect(logged).toHaveLength(3);
  expect(logged.join()).not.toContain("a-b-c-d");
});

it("says that a built file of another day is gone, instead of leading home", async () => {
  expect(await ask("/assets/known.js")).toMatchObject({ status: 200, body: "1" });
  expect(await ask("/assets/gone-abc123.js")).toMatchObject({ status: 404 });
  expect(await ask("/Assets/gone-abc123.js")).toMatchObject({ status: 308, location: "/assets/gone-abc123.js" });
});
