import type { Context, Hono } from "hono";
import { addresses } from "../addresses.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { drawQr } from "../platform/draw-qr.ts";
import { answerFeed } from "./feeds/answer-feed.server.ts";
import { googleFeed } from "./feeds/google-feed.server.ts";
import { metaFeed } from "./feeds/meta-feed.server.ts";
import { shareRug } from "./share/share-rug.server.ts";
import { siteOf } from "./site.server.ts";
import { robots, rugSitemap, sitemap } from "./sitemap/sitemap.server.ts";

const HOUR = "public, max-age=3600";

/** What search engines and messengers ask for. */
export function mountMarketing(app: Hono, ctx: Ctx & { storage: Storage }): void {
  app.get("/robots.txt", (c) => c.text(robots(siteOf(ctx, c.req.raw)), 200, { "cache-control": HOUR }));
  const xml = { "content-type": "application/xml; charset=utf-8", "cache-control": HOUR };
  app.get("/sitemap.xml", async (c) => c.body(await sitemap(ctx, siteOf(ctx, c.req.raw)), 200, xml));
  app.get("/sitemap/:part{[1-9]\\d{0,3}\\.xml}", async (c) => {
    const part = Number.parseInt(c.req.param("part"), 10);
    const text = await rugSitemap(ctx, siteOf(ctx, c.req.raw), part);
    return text ? c.body(text, 200, xml) : c.notFound();
  });
  // The way to a piece's provenance as a drawing, for certificates on the screen and on paper.
  app.get("/procedencia/:code{[0-9A-Za-z-]{1,40}}/qr.svg", (c) => {
    const address = new URL(addresses.provenance(c.req.param("code")), siteOf(ctx, c.req.raw)).href;
    return c.body(drawQr(address, 0), 200, { "content-type": "image/svg+xml", "cache-control": HOUR });
  });
  // Stock changes with every sale: whoever asks gets what is true now.
  const feed = (c: Context, name: string, type: string, parts: typeof googleFeed) => {
    const site = siteOf(ctx, c.req.raw);
    const asking = { method: c.req.method, encoding: c.req.header("accept-encoding"), known: c.req.header("if-none-match") };
    const { name: shop, line } = ctx.settings().shop;
    const head = JSON.stringify([site, shop, line]);
    return answerFeed(ctx, { name, head, parts: () => parts(ctx, site) }, type, asking);
  };
  app.get("/feeds/google.xml", (c) => feed(c, "google.xml", "application/xml", googleFeed));
  app.get("/feeds/meta.csv", (c) => feed(c, "meta.csv", "text/csv", metaFeed));
  app.get("/share/:file{\\d{1,9}-[a-z0-9-]*\\.jpg}", async (c) => {
    const bytes = await shareRug(ctx, { id: Number.parseInt(c.req.param("file"), 10) });
    if (!bytes) return c.notFound();
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { "content-type": "image/jpeg", "cache-control": HOUR });
  });
}
