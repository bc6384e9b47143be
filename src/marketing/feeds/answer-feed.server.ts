import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Ctx } from "../../platform/ctx.server.ts";

/** Like pages: what the clock alone changes is seen after ten minutes at the latest. */
const MOST_AGE_MS = 10 * 60_000;

type CachedFeed = { path: string; etag: string; head: string; epoch: number; madeAt: number };
type FeedFiles = { folder: string; epoch: number; cached: Map<string, CachedFeed>; making: Map<string, Promise<CachedFeed>> };
const filesByBus = new WeakMap<Ctx["bus"], FeedFiles>();

/** A save of a rug, a sale, a price or a setting makes every feed stale, as it does the pages. */
function feedFilesOf({ bus, env }: Ctx): FeedFiles {
  const known = filesByBus.get(bus);
  if (known) return known;
  // Swept with unfinished uploads once nothing has been written into it for an hour.
  const folder = join(env.DATA_DIR, "tmp", `feeds-${randomUUID()}`);
  const files: FeedFiles = { folder, epoch: 0, cached: new Map(), making: new Map() };
  bus.onStale((tags) => {
    if (tags.some((tag) => /^(\*|rugs|rug:.*|collections|settings)$/.test(tag))) files.epoch++;
  });
  filesByBus.set(bus, files);
  return files;
}

/** `head`: what every item carries, by which two feeds of one name differ. */
export type Feed = { name: string; head: string; parts: () => AsyncGenerator<string> };

/** Written once into a file, however many ask and however large it is. Who asks after a save waits for the next one. */
async function cachedFeed(ctx: Ctx, feed: Feed): Promise<CachedFeed> {
  const files = feedFilesOf(ctx);
  const asked = files.epoch;
  for (;;) {
    const { cached, making } = files;
    const there = cached.get(feed.name);
    const isFresh = there && there.epoch >= asked && there.head === feed.head && Date.now() - there.madeAt < MOST_AGE_MS;
    // While the bus is lost nobody knows what other copies have sold.
    if (isFresh && ctx.bus.isListening()) return there;
    const busy = making.get(feed.name);
    if (busy) {
      await busy.catch(() => undefined);
      continue;
    }
    const made = makeFeed(feed, files);
    making.set(feed.name, made);
    try {
      const result = await made;
      cached.set(feed.name, result);
      return result;
    } finally {
      making.delete(feed.name);
    }
  }
}

const CHUNK = 64 * 1024;
/** Every write to gzip is a way to another thread and back: many rugs go in one. */
async function* inChunks(parts: AsyncGenerator<string>): AsyncGenerator<string> {
  let text = "";
  for await (const part of parts) {
    text += part;
    if (text.length < CHUNK) continue;
    yield text;
    text = "";
  }
  if (text) yield text;
}

async function makeFeed({ name, head, parts }: Feed, { folder, epoch }: FeedFiles): Promise<CachedFeed> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.gz`);
  const madeAt = Date.now();
  await pipeline(inChunks(parts()), createGzip({ level: 4 }), createWriteStream(`${path}.new`, { mode: 0o600 }));
  // Whoever reads the old one reads it to its end.
  await rename(`${path}.new`, path);
  return { path, etag: `"${randomUUID()}"`, head, epoch, madeAt };
}

type Asking = { method: string; encoding?: string; known?: string };

export async function answerFeed(
  ctx: Ctx,
  feed: Feed,
  type: string,
  { method, encoding = "", known }: Asking,
): Promise<Response> {
  const { path, etag } = await cachedFeed(ctx, feed);
  const headers: Record<string, string> = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-cache",
    vary: "accept-encoding",
    etag,
  };
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  const isGzipped = /\bgzip\b/.test(encoding);
  if (isGzipped) headers["content-encoding"] = "gzip";
  if (method === "HEAD") return new Response(null, { headers });
  const file = createReadStream(path);
  const body = isGzipped ? file : file.pipe(createGunzip()).on("close", () => file.destroy());
  return new Response(Readable.toWeb(body) as ReadableStream, { headers });
}
