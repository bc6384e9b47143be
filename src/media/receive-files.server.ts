import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import type { Ctx } from "../platform/ctx.server.ts";
import { withoutTurns } from "../platform/http/clean-text.server.ts";
import { Refusal } from "../platform/refusal.ts";
import { refuse } from "./texts.ts";

export type Received = { path: string; originalName: string };
type Limits = { files: number; bytes: number };

/** What an honest line sends many times over while the program waits for it. */
const LEAST_BYTES = 16 * 1024;

/** Streams a multipart body to temporary files, gives them to `use` and leaves nothing behind. */
export async function receiveFiles<T>(
  ctx: Ctx,
  request: Request,
  limits: Limits,
  use: (files: Received[], folder: string) => Promise<T>,
): Promise<T> {
  const parent = join(ctx.env.DATA_DIR, "tmp");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "upload-"));
  try {
    const files = await receive(request, folder, limits, ctx.env.UPLOAD_STALL_SECONDS * 1000);
    if (files.length === 0) throw refuse("media.no_file");
    return await use(files, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function openParser(request: Request, { files, bytes }: Limits): busboy.Busboy {
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    // busboy cuts a file off when it reaches the limit, not when it passes it.
    const counts = { files: files + 1, fileSize: bytes + 1, fields: 20, fieldSize: 2048, parts: files + 21 };
    return busboy({ headers, limits: counts, defParamCharset: "utf8" });
  } catch {
    throw refuse("media.not_multipart"); // busboy only throws here on a content type it cannot read
  }
}

async function receive(request: Request, folder: string, limits: Limits, stallMs: number): Promise<Received[]> {
  if (!request.body) throw refuse("media.no_file");
  const parser = openParser(request, limits);
  const files: Received[] = [];
  const writes: Promise<void>[] = [];
  let refusal: Refusal | undefined;
  parser.on("file", (_field, stream, { filename }) => {
    const path = join(folder, String(files.length));
    files.push({ path, originalName: withoutTurns(filename ?? "file").slice(-200) });
    if (files.length > limits.files) refusal ??= refuse("media.too_many_files", { most: limits.files });
    // The rest of a refused body is read and dropped, so that the sender hears the answer.
    stream.on("limit", () => (refusal ??= refuse("media.too_large")));
    if (refusal) stream.resume();
    else writes.push(pipeline(stream, createWriteStream(path)).catch((error: unknown) => void (refusal ??= brokenBy(error))));
  });
  const body = Readable.fromWeb(request.body as ReadableStream);
  await pipeline(body, watched(limits, stallMs), parser).catch((error: unknown) => void (refusal ??= brokenBy(error)));
  await Promise.all(writes);
  if (refusal) throw refusal;
  return files;
}

/** A disk that is full is our trouble; everything else that ends a body early is the sender's. */
function brokenBy(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EIO" || code === "EACCES") throw error;
  return refuse("media.broken_body");
}

/** Ends a body that is far too long, that stops, or that drips so slowly that it only holds a place. */
function watched({ files, bytes }: Limits, stallMs: number): Transform {
  const most = (files + 1) * bytes;
  let seen = 0;
  let before = 0;
  const timer = setInterval(() => {
    if (seen - before < LEAST_BYTES) stream.destroy(refuse("media.stalled"));
    before = seen;
  }, stallMs);
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      seen += chunk.length;
      next(seen > most ? refuse("media.too_large") : null, chunk);
    },
    destroy: (error, next) => {
      clearInterval(timer);
      next(error);
    },
  });
  return stream;
}
