import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openLog } from "../log.server.ts";
import { ProxyCache, purgeHeaders } from "./proxy-cache.server.ts";

let statuses: number[] = [];
let heard: IncomingMessage[] = [];
const server = createServer((request, response) => {
  heard.push(request);
  response.writeHead(statuses.shift() ?? 200).end();
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  heard = [];
  statuses = [];
});

const open = (token?: string) => {
  const counts = { done: 0, failed: 0 };
  const proxy = new ProxyCache({ url, token, log: openLog({ LOG_LEVEL: "silent" }), count: (outcome) => counts[outcome]++ });
  return { proxy, counts };
};
const tags = () => heard.map(({ headers }) => headers["surrogate-key"]);

it("marks a page with its tags and with the one that all pages have", () => {
  expect(purgeHeaders(["rugs", "rug:12"])).toEqual({ "surrogate-key": "pages rugs rug:12", "cache-tag": "pages,rugs,rug:12" });
});

it("tells what a save touched in one request, with the token, and twice more for answers that were on their way", async () => {
  const { proxy, counts } = open("secreto");
  proxy.purge(["rug:12", "rugs"]);
  proxy.purge(["rug:12", "rugs"]);
  await expect.poll(tags, { timeout: 5000 }).toEqual(["rug:12 rugs", "rug:12 rugs", "rug:12 rugs"]);
  expect(heard[0]!.headers.authorization).toBe("Bearer secreto");
  expect(heard[0]!.method).toBe("POST");
  // Counted when the answer is back, which the proxy has sent by now.
  await expect.poll(() => ({ ...counts })).toEqual({ done: 3, failed: 0 });
  proxy.stop();
});

it("tries again what was not taken, at once when the next save comes, and loses nothing", async () => {
  statuses = [503, 503];
  const { proxy, counts } = open();
  proxy.purge(["rugs"]);
  await expect.poll(tags).toHaveLength(1);
  proxy.purge(["home"]);
  await expect.poll(tags, { timeout: 5000 }).toHaveLength(3);
  expect(String(tags()[2]).split(" ").sort()).toEqual(["home", "rugs"]);
  expect(counts.failed).toBe(2);
  proxy.stop();
});

it("purges everything where everything is stale, or too much to name", async () => {
  const { proxy } = open();
  proxy.purge(["*"]);
  await expect.poll(tags).toEqual(["pages"]);
  proxy.purge(Array.from({ length: 1000 }, (_, id) => `rug:${id}`));
  await expect.poll(() => tags().slice(0, 2)).toEqual(["pages", "pages"]);
  proxy.stop();
});
