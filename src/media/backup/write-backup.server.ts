import { PHOTOS_ROOT } from "../private-photos.server.ts";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { to as copyTo } from "pg-copy-streams";
import { type Pack, pack } from "tar-stream";
import type { Ctx } from "../../platform/ctx.server.ts";
import type { Storage } from "../storage/storage.ts";
import { columnsOf, tablesInOrder } from "./tables.server.ts";

export type Manifest = {
  version: 1;
  madeAt: string;
  migrations: string[];
  tables: { name: string; columns: string[] }[];
  media: number;
};

/** Derivatives are made again on demand; what is private are people's room photos and the program's own files. */
const LEFT_OUT = ["derived/", "private/"];
/** Proof of a delivery and photos of a return or a review belong to their rows, which are kept. */
const isKept = (key: string): boolean => key.startsWith(`${PHOTOS_ROOT}/`) || !LEFT_OUT.some((folder) => key.startsWith(folder));

/** The whole shop into one file: every table as of one instant, then every original picture, film and model. */
export async function writeBackup(ctx: Ctx & { storage: Storage }, file: string): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), "telar-backup-"));
  const archive = pack();
  const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(`${file}.part`, { mode: 0o600 }));
  const client = await ctx.pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ name: string }>("select name from migrations order by 1");
    const keys = (await ctx.storage.list("")).filter(isKept);
    const names = await tablesInOrder(client);
    const tables = [];
    for (const name of names) tables.push({ name, columns: await columnsOf(client, name) });
    const manifest: Manifest = {
      version: 1,
      madeAt: ctx.now().toISOString(),
      migrations: rows.map((row) => row.name),
      tables,
      media: keys.length,
    };
    await entry(archive, "manifest.json", Buffer.from(JSON.stringify(manifest, null, 2)));
    for (const { name, columns } of tables) {
      const copied = join(folder, name);
      const source = client.query(copyTo(`copy (select ${columns.map(quote).join(", ")} from ${quote(name)}) to stdout`));
      await pipeline(source, createWriteStream(copied));
      await entry(archive, `tables/${name}`, createReadStream(copied), (await stat(copied)).size);
      await rm(copied);
    }
    await client.query("commit");
    for (const key of keys) {
      const facts = await ctx.storage.head(key);
      const body = await ctx.storage.read(key);
      if (facts && body) await entry(archive, `media/${key}`, body, facts.size);
    }
    archive.finalize();
    await written;
    await rename(`${file}.part`, file);
    return manifest;
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined); // the first error is the one to tell
    await rm(`${file}.part`, { force: true });
    throw error;
  } finally {
    client.release();
    await rm(folder, { recursive: true, force: true });
  }
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function entry(
  archive: Pack,
  name: string,
  body: Buffer | Readable,
  size = Buffer.isBuffer(body) ? body.length : 0,
): Promise<void> {
  if (Buffer.isBuffer(body)) {
    archive.entry({ name, size }, body);
    return;
  }
  await pipeline(body, archive.entry({ name, size }));
}
