import { Readable } from "node:stream";
import type { Context } from "hono";
import type { Ctx } from "../platform/ctx.server.ts";
import { derivePicture } from "./derive-picture.server.ts";
import { typeOf } from "./storage/key.ts";
import type { ByteRange, Storage } from "./storage/storage.ts";

const FOREVER = "public, max-age=31536000, immutable";
// Uploaded bytes never run as a page of ours.
const INERT = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "access-control-allow-origin": "*",
};

function rangeOf(header: string | undefined, size: number): ByteRange | undefined | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}

/** What a room keeps for itself under `private/` is served by that room or not at all. */
const isPrivate = (path: string): boolean => path.split("/").includes("private");

/** GET /media/{key}: an original, with ranges so that films can be sought. */
export async function serveMedia(ctx: Ctx & { storage: Storage }, c: Context, key: string): Promise<Response> {
  const file = isPrivate(key) ? undefined : await ctx.storage.head(key);
  if (!file) return c.notFound();
  const headers: Record<string, string> = {
    ...INERT,
    "content-type": typeOf(key),
    "cache-control": FOREVER,
    "accept-ranges": "bytes",
  };
  const range = rangeOf(c.req.header("range"), file.size);
  if (range === "unsatisfiable") return c.body(null, 416, { "content-range": `bytes */${file.size}` });
  if (range) headers["content-range"] = `bytes ${range.start}-${range.end}/${file.size}`;
  headers["content-length"] = String(range ? range.end - range.start + 1 : file.size);
  const status = range ? 206 : 200;
  if (c.req.method === "HEAD") return c.body(null, status, headers);
  const stream = await ctx.storage.read(key, range);
  if (!stream) return c.notFound();
  return c.body(Readable.toWeb(stream) as ReadableStream, status, headers);
}

/** GET /img/{width}/{key}.{format}: a derivative, made on the first request. */
export async function serveDerivative(ctx: Ctx & { storage: Storage }, c: Context, path: string): Promise<Response> {
  const bytes = isPrivate(path) ? undefined : await derivePicture(ctx, path);
  if (!bytes) return c.notFound();
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { ...INERT, "content-type": typeOf(path), "cache-control": FOREVER });
}
