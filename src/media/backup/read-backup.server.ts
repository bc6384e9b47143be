import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { extract } from "tar-stream";
import type { CacheTag } from "../../platform/cache-tags.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import { openDb } from "../../platform/db.server.ts";
import { typeOf } from "../storage/key.ts";
import type { Storage } from "../storage/storage.ts";
import { tablesInOrder } from "./tables.server.ts";
import { type Manifest, quote } from "./write-backup.server.ts";

/** What a room has to do around a restore, in its transaction: before the old rows go, and when the new ones are there. */
type Around = (before: Ctx) => Promise<(after: Ctx) => Promise<void>>;

/** Fills an empty shop from a backup. All tables or none; a shop that has data is refused unless it is to be replaced. */
export async function readBackup(
  ctx: Ctx & { storage: Storage },
  file: string,
  options: { replace?: boolean; around?: Around[] } = {},
): Promise<Manifest> {
  const client = await ctx.pool.connect();
  try {
    await client.query("begin");
    if (!options.replace && (await hasData(client))) {
      throw new Error("This shop already has data. Restore into an empty one, or say --replace to overwrite it.");
    }
    const inside = { ...ctx, db: openDb(client), touched: new Set<CacheTag>() };
    const finish = [];
    for (const begin of options.around ?? []) finish.push(await begin(inside));
    const manifest = await unpack(ctx, client, file);
    await restartCounters(client);
    for (const end of finish) await end(inside);
    await client.query("commit");
    await client.query("select pg_notify('telar_cache', '*')");
    ctx.bus.forget(["*"]);
    return manifest;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

const hasData = async (client: PoolClient): Promise<boolean> =>
  (await client.query("select from collections limit 1")).rows.length > 0;

const notOurs = (file: string): Error => new Error(`${file} is not a backup of this program, or it is damaged.`);

async function unpack(ctx: Ctx & { storage: Storage }, client: PoolClient, file: string): Promise<Manifest> {
  const archive = extract();
  // tar-stream's streams are not Node's own: its errors are passed on by hand.
  const source = createReadStream(file).on("error", (error) => archive.destroy(error));
  const plain = source.pipe(createGunzip()).on("error", () => archive.destroy(notOurs(file)));
  plain.pipe(archive);
  let manifest: Manifest | undefined;
  for await (const part of archive) {
    const { name, size } = part.header;
    if (name === "manifest.json") manifest = await begin(client, part as AsyncIterable<Buffer>);
    else if (!manifest) throw notOurs(file);
    else if (name.startsWith("tables/")) await fill(client, manifest, name.slice("tables/".length), Readable.from(part));
    else if (name.startsWith("media/")) {
      const key = name.slice("media/".length);
      await ctx.storage.put(key, Readable.from(part), { type: typeOf(key), size });
    }
  }
  if (!manifest) throw notOurs(file);
  return manifest;
}

async function begin(client: PoolClient, part: AsyncIterable<Buffer>): Promise<Manifest> {
  const manifest = JSON.parse(Buffer.concat(await Array.fromAsync(part)).toString()) as Manifest;
  const { rows } = await client.query<{ name: string }>("select name from migrations");
  const known = new Set(rows.map((row) => row.name));
  // Those with four digits are part of the baseline.
  const unknown = manifest.migrations.find((name) => !known.has(name) && !/^\d{4}-/.test(name));
  if (manifest.version !== 1 || unknown)
    throw new Error(`The backup is from a newer version of the program (${unknown ?? manifest.version}).`);
  const tables = await tablesInOrder(client);
  await client.query(`truncate ${tables.map(quote).join(", ")} cascade`);
  return manifest;
}

async function fill(client: PoolClient, manifest: Manifest, name: string, part: Readable): Promise<void> {
  const table = manifest.tables.find((each) => each.name === name);
  if (!table) throw new Error(`The backup names no table ${name}.`);
  await pipeline(part, client.query(copyFrom(`copy ${quote(name)} (${table.columns.map(quote).join(", ")}) from stdin`)));
}

/** Identities go on after the highest number restored. */
async function restartCounters(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${quote(column)}) from ${quote(table)}), 0) + 1, false)`,
      [quote(table), column],
    );
  }
}
