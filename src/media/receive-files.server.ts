import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import type { Ctx } from "../platform/ctx.server.ts";
import { Refusal } from "../platform/refusal.ts";
import { refuse } from "./texts.ts";

export type Received = { path: string; originalName: string };
type Limits = { files: number; bytes: number; stallMs?: number };

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
    const files = await receive(request, folder, limits);
    if (files.length === 0) throw refuse("media.no_file");
    return await use(files, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function openParser(request: Request, { files, bytes }: Limits): busboy.Busboy {
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const counts = { files: files + 1, fileSize: bytes, fields: 20, fieldSize: 2048, parts: files + 21 };
    return busboy({ headers, limits: counts, defParamCharset: "utf8" });
  } catch {
    throw refuse("media.not_multipart"); // busboy only throws here on a content type it cannot read
  }
}

async function receive(request: Request, folder: string, limits: Limits): Promise<Received[]> {
  if (!request.body) throw refuse("media.no_file");
  const parser = openParser(request, limits);
  const files: Received[] = [];
  const writes: Promise<void>[] = [];
  let refusal: Refusal | undefined;
  parser.on("file", (_field, stream, { filename }) => {
    const path = join(folder, String(files.length));
    files.push({ path, originalName: (filename ?? "file").slice(-200) });
    if (files.length > limits.files) refusal ??= refuse("media.too_many_files", { most: limits.files });
    // The rest of a refused body is read and dropped, so that the sender hears the answer.
    stream.on("limit", () => (refusal ??= refuse("media.too_large")));
    if (refusal) stream.resume();
    else writes.push(pipeline(stream, createWriteStream(path)).catch((error: unknown) => void (refusal ??= brokenBy(error))));
  });
  const body = Readable.fromWeb(request.body as ReadableStream);
  await pipeline(body, watched(limits), parser).catch((error: unknown) => void (refusal ??= brokenBy(error)));
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

/** Ends a body that is far too long, or that stops sending. */
function watched({ files, bytes, stallMs = 20_000 }: Limits): Transform {
  const most = (files + 1) * bytes;
  let seen = 0;
  const stall = () => setTimeout(() => stream.destroy(refuse("media.stalled")), stallMs);
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      clearTimeout(timer);
      timer = stall();
      seen += chunk.length;
      next(seen > most ? refuse("media.too_large") : null, chunk);
    },
    flush: (next) => {
      clearTimeout(timer);
      next();
    },
    destroy: (error, next) => {
      clearTimeout(timer);
      next(error);
    },
  });
  let timer = stall();
  return stream;
}
