import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { homePage } from "./home-page.server.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
let feed: Server;
let answer: { status: number; body: string };
let asked = 0;
let now = new Date("2026-11-15T12:00:00Z");
const post = {
  id: "1",
  permalink: "https://www.instagram.com/p/a/",
  mediaType: "IMAGE",
  mediaUrl: "https://behold.pictures/a.jpg",
};

beforeAll(async () => {
  feed = createServer((_request, response) => {
    asked++;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((ready) => feed.listen(0, "127.0.0.1", ready));
  const { port } = feed.address() as AddressInfo;
  shop = await openShop({
    env: { INSTAGRAM_FEED_URL: `http://127.0.0.1:${port}/feed`, PUBLIC_URL: "https://casa.example" },
    overrides: { now: () => now },
  });
});
afterAll(async () => {
  await shop.close();
  feed.close();
});

const posts = async () => ((await (await shop.request("/api/instagram/reels")).json()) as { posts: { id: string }[] }).posts;

describe("the Instagram feed", () => {
  it("is empty while the feed has never answered, kept for an hour, and served stale when it fails", async () => {
    answer = { status: 500, body: "" };
    expect(await posts()).toEqual([]);
    now = new Date(now.getTime() + 61_000);
    answer = { status: 200, body: JSON.stringify({ posts: [post] }) };
    expect((await posts()).map(({ id }) => id)).toEqual(["1"]);
    const before = asked;
    expect(await posts()).toHaveLength(1);
    expect(asked).toBe(before);
    now = new Date(now.getTime() + 3_601_000);
    answer = { status: 200, body: "<html>quota" };
    expect(await posts()).toHaveLength(1);
    await expect.poll(() => asked).toBe(before + 1);
    expect(await posts()).toHaveLength(1);
  });
});

describe("the home page", () => {
  it("goes without a section that cannot load, says so, and is whole again afterwards", async () => {
    await makeRug(shop.ctx, { name: "Muy vendida", isFeatured: true });
    const storage = Object.assign(Object.create(shop.ctx.storage) as typeof shop.ctx.storage, {
      list: () => Promise.reject(new Error("the bucket does not answer")),
    });
    const page = await homePage({ ...shop.ctx, storage });
    expect(page).toMatchObject({ slides: [], isWhole: false });
    expect(page.hot.length).toBeGreaterThan(0);
    expect((await homePage(shop.ctx)).isWhole).toBe(true);
  });
});

describe("what search engines read", () => {
  it("robots.txt names the site map and keeps out of private pages", async () => {
    const text = await (await shop.request("/robots.txt")).text();
    expect(text).toContain("Disallow: /admin");
    expect(text).toContain("Sitemap: https://casa.example/sitemap.xml");
  });
  it("the site map lists active rugs under their canonical addresses, escaped", async () => {
    const images = ["/media/demo/flat.avif", "/media/demo/room.avif"];
    const { id } = await makeRug(shop.ctx, { name: "Café & Sol", collection: "ALMOND", fields: { images } });
    await makeRug(shop.ctx, { name: "Escondida", collection: "ALMOND", isActive: false });
    const response = await shop.request("/sitemap.xml");
    const text = await response.text();
    expect(response.headers.get("content-type")).toContain("application/xml");
    expect(text).toContain(`<loc>https://casa.example/product/${id}/cafe-sol</loc>`);
    expect(text).toContain("<loc>https://casa.example/collection/almond</loc>");
    expect(text).not.toContain("escondida");
    const own = text.split("\n").find((line) => line.includes("cafe-sol"))!;
    expect([...own.matchAll(/<image:loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
      "https://casa.example/img/1280/demo/flat.avif.jpg",
      "https://casa.example/img/1280/demo/room.avif.jpg",
    ]);
    expect((await shop.request("/sitemap/2.xml")).status).toBe(404);
  });
  it("makes one share picture per rug, 1200 × 630", async () => {
    const { id } = await makeRug(shop.ctx, { name: "Compartida" });
    const picture = await sharp({ create: { width: 300, height: 450, channels: 3, background: "#8E2F2B" } })
      .png()
      .toBuffer();
    await shop.ctx.storage.put("rugs/share.png", picture, { type: "image/png" });
    expect((await shop.request(`/share/${id}-compartida.jpg`)).status).toBe(404);
    await shop.ctx.db.execute(
      sql`update rugs set images = '{/media/rugs/share.png}', thumbnail = '/media/rugs/share.png' where id = ${id}`,
    );
    const response = await shop.request(`/share/${id}-compartida.jpg`);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    expect((await shop.request("/share/999999-nada.jpg")).status).toBe(404);
  });
});
