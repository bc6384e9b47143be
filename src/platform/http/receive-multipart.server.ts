import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import type { Ctx } from "../ctx.server.ts";
import { Refusal } from "../refusal.ts";
import { withoutBidiControls } from "../bidi-controls.ts";

export type ReceivedFile = { field: string; path: string; originalName: string };
export type Received = { files: ReceivedFile[]; fields: Record<string, string> };

/** Why a body is refused; a room has its own sentence for each. */
export type MultipartFault = "too_large" | "too_many_files" | "not_multipart" | "broken_body";
export type MultipartRules = {
  /** The fields whose files are kept; without it, every one's. */
  fields?: readonly string[];
  mostFiles: number;
  mostBytes: number;
  refuse: (fault: MultipartFault) => Refusal;
};

/** Streams a multipart body to temporary files, gives them to `use` and leaves nothing behind. */
export async function receiveMultipart<T>(
  ctx: Ctx,
  request: Request,
  rules: MultipartRules,
  use: (received: Received) => Promise<T>,
): Promise<T> {
  const parent = join(ctx.env.DATA_DIR, "tmp");
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, "upload-"));
  try {
    return await use(await receive(request, folder, rules));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: Request, folder: string, rules: MultipartRules): Promise<Received> {
  const parser = openParser(request, rules);
  if (!request.body) throw rules.refuse("broken_body");
  const files: ReceivedFile[] = [];
  const fields = new Map<string, string>();
  const writes: Promise<void>[] = [];
  let fault: unknown;
  parser.on("field", (name, value: string | undefined) => {
    // busboy gives nothing for a text in an alphabet it does not know.
    if (value === undefined) fault ??= rules.refuse("broken_body");
    else fields.set(name, value);
  });
  parser.on("file", (field, stream, { filename }) => {
    // A file that is cut off says so here too, and without a listener that would end the process.
    stream.on("error", () => undefined);
    stream.on("limit", () => (fault ??= rules.refuse("too_large")));
    const isWanted = rules.fields?.includes(field) ?? true;
    if (isWanted && files.length >= rules.mostFiles) fault ??= rules.refuse("too_many_files");
    // The rest of a refused body is read and dropped, so that the sender hears the answer.
    if (!isWanted || fault) return void stream.resume();
    const path = join(folder, String(files.length));
    files.push({ field, path, originalName: withoutBidiControls(filename ?? "file").slice(-200) });
    writes.push(save(stream, path).catch((error: unknown) => void (fault ??= error)));
  });
  const body = Readable.fromWeb(request.body as ReadableStream);
  await pipeline(body, bounded(rules), parser).catch((error: unknown) => {
    fault ??= error instanceof Refusal ? error : rules.refuse("broken_body");
  });
  await Promise.all(writes);
  if (fault) throw fault;
  return { files, fields: Object.fromEntries(fields) };
}

function openParser(request: Request, { mostFiles, mostBytes, refuse }: MultipartRules): busboy.Busboy {
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    // busboy cuts a file off when it reaches the limit, not when it passes it.
    const limits = { files: mostFiles + 1, fileSize: mostBytes + 1, fields: 20, fieldSize: 4096, parts: mostFiles + 21 };
    return busboy({ headers, limits, defParamCharset: "utf8" });
  } catch {
    throw refuse("not_multipart"); // busboy only throws here on a content type it cannot read
  }
}

/** A disk that fails stops the writing alone: the body is still read to its end, so that the sender hears the answer. */
const save = (stream: Readable, path: string): Promise<void> =>
  new Promise((saved, failed) => {
    const file = createWriteStream(path, { mode: 0o600 });
    file.on("close", saved).on("error", (error) => {
      stream.resume();
      failed(error);
    });
    stream.on("error", () => file.destroy());
    stream.pipe(file);
  });

function bounded({ mostFiles, mostBytes, refuse }: MultipartRules): Transform {
  const most = (mostFiles + 1) * mostBytes;
  let seen = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      seen += chunk.length;
      next(seen > most ? refuse("too_large") : null, chunk);
    },
  });
}
