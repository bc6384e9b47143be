import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Refusal } from "../platform/refusal.ts";
import { refuse } from "./texts.ts";

/** Spec §9: merge images up to 10 MB. */
export const MOST_BYTES = 10 * 1024 * 1024;

export type Received = { files: Record<string, string>; fields: Record<string, string> };

/** Streams the two pictures to temporary files (path by field name) and leaves nothing behind. */
export async function receivePictures<T>(ctx: Ctx, request: Request, use: (received: Received) => Promise<T>): Promise<T> {
  const parent = join(ctx.env.DATA_DIR, "tmp");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "merge-"));
  try {
    return await use(await receive(request, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: Request, folder: string): Promise<Received> {
  if (!request.body) throw refuse("merge.not_multipart");
  const parser = openParser(request);
  const received: Received = { files: {}, fields: {} };
  const writes: Promise<void>[] = [];
  let refusal: Refusal | undefined;
  parser.on("field", (name, value) => (received.fields[name] = value));
  parser.on("file", (name, stream) => {
    // What follows a refusal is read and dropped, so that the sender hears the answer.
    stream.on("limit", () => (refusal ??= refuse("merge.too_large")));
    if (refusal || !["roomImage", "rugImage"].includes(name)) return void stream.resume();
    const path = join(folder, name);
    received.files[name] = path;
    writes.push(pipeline(stream, createWriteStream(path)));
  });
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), parser);
    await Promise.all(writes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    refusal ??= refuse("merge.broken_body");
  }
  if (refusal) throw refusal;
  return received;
}

function openParser(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      // busboy cuts a file off when it reaches the limit, not when it passes it.
      limits: { files: 3, fileSize: MOST_BYTES + 1, fields: 12, fieldSize: 4096, parts: 16 },
    });
  } catch {
    throw refuse("merge.not_multipart"); // busboy only throws here on a content type it cannot read
  }
}
