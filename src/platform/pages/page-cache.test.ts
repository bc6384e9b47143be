import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { PageCache, type RenderedPage } from "./page-cache.server.ts";

const rendered = (text: string, status = 200): RenderedPage => ({
  status,
  headers: {},
  body: Buffer.from(text),
  tags: ["rugs"],
  storable: status === 200,
});
const make = (text: string, status?: number) => () => Promise.resolve(rendered(text, status));
const textOf = async (page: ReturnType<PageCache["render"]>) => (await page).body.plain.toString();

function deafCache(seconds?: number) {
  let isListening = true;
  const cache = new PageCache(1_000_000, () => isListening, seconds);
  return { cache, listen: (is: boolean) => void (isListening = is) };
}

it("while saves go unheard a page is made anew, and the kept one stands in for one that fails or is late", async () => {
  const { cache, listen } = deafCache();
  await cache.render("/", make("kept"));
  listen(false);
  cache.forget(["*"]);
  expect(cache.get("/")).toBeUndefined();
  expect(await textOf(cache.render("/", make("no database", 503)))).toBe("kept");
  expect(await textOf(cache.render("/", () => Promise.reject(new Error("away"))))).toBe("kept");
  expect(await textOf(cache.render("/", () => new Promise(() => undefined)))).toBe("kept");
});

it("nothing stands in for a page that was never made", async () => {
  const { cache, listen } = deafCache();
  listen(false);
  expect((await cache.render("/", make("no database", 503))).status).toBe(503);
});

it("once saves are heard again nothing from before is shown", async () => {
  const { cache, listen } = deafCache();
  await cache.render("/", make("old"));
  listen(false);
  cache.forget(["*"]);
  listen(true);
  cache.forget(["*"]);
  expect((await cache.render("/", make("no database", 503))).status).toBe(503);
});

it("an expired page stands in, unless a save has made it untrue", async () => {
  const { cache } = deafCache(0.02);
  await cache.render("/", make("kept"));
  await sleep(30);
  expect(cache.get("/")).toBeUndefined();
  expect(await textOf(cache.render("/", make("no database", 503)))).toBe("kept");
  cache.forget(["rugs"]);
  expect((await cache.render("/", make("no database", 503))).status).toBe(503);
});

it("keeps no page beyond midnight in Bogotá: it tells days", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T23:59:59-05:00") });
  try {
    const { cache } = deafCache();
    await cache.render("/", make("kept"));
    expect(cache.get("/")).toBeDefined();
    await sleep(1100);
    expect(cache.get("/")).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
