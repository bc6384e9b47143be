import type { Hono } from "hono";
import QRCode from "qrcode";
import { addresses } from "../addresses.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { streamText } from "../platform/stream-text.server.ts";
import { googleFeed } from "./feeds/google-feed.server.ts";
import { metaFeed } from "./feeds/meta-feed.server.ts";
import { shareRug } from "./share/share-rug.server.ts";
import { siteOf } from "./site.server.ts";
import { robots, sitemap } from "./sitemap/sitemap.server.ts";

const HOUR = "public, max-age=3600";

/** What search engines and messengers ask for. */
export function mountMarketing(app: Hono, ctx: Ctx & { storage: Storage }): void {
  app.get("/robots.txt", (c) => c.text(robots(siteOf(ctx, c.req.raw)), 200, { "cache-control": HOUR }));
  app.get("/sitemap.xml", async (c) =>
    c.body(await sitemap(ctx, siteOf(ctx, c.req.raw)), 200, {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": HOUR,
    }),
  );
  // The way to a piece's provenance as a drawing, for certificates on the screen and on paper.
  app.get("/procedencia/:code{[0-9A-Za-z-]{1,40}}/qr.svg", async (c) => {
    const address = new URL(addresses.provenance(c.req.param("code")), siteOf(ctx, c.req.raw)).href;
    const svg = await QRCode.toString(address, { type: "svg", margin: 0, errorCorrectionLevel: "M" });
    return c.body(svg, 200, { "content-type": "image/svg+xml", "cache-control": HOUR });
  });
  // Stock changes with every sale: whoever asks gets what is true now.
  const feed = (type: string) => ({ "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" });
  app.get("/feeds/google.xml", (c) => c.body(streamText(googleFeed(ctx, siteOf(ctx, c.req.raw))), 200, feed("application/xml")));
  app.get("/feeds/meta.csv", (c) => c.body(streamText(metaFeed(ctx, siteOf(ctx, c.req.raw))), 200, feed("text/csv")));
  app.get("/share/:file{\\d{1,9}-[a-z0-9-]*\\.jpg}", async (c) => {
    const bytes = await shareRug(ctx, { id: Number.parseInt(c.req.param("file"), 10) });
    if (!bytes) return c.notFound();
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { "content-type": "image/jpeg", "cache-control": HOUR });
  });
}
