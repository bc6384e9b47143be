import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { AppCtx } from "./runtime.server.ts";

type KeepCtx = Pick<AppCtx, "pool" | "storage" | "log">;

/** A page is rarely open for longer, and nobody goes back further than that. */
const KEPT_DAYS = 14;
const KEPT_BUILDS = 5;
const AT_ONCE = 8;

const keyOf = (name: string): string => `private/assets/${name}`;
const typeOf = (name: string): string => getMimeType(name) ?? "application/octet-stream";

/**
 * Keeps this build's assets where every copy finds them: for pages of this build that another copy is asked about, and
 * for those still open when the next build runs. Without them the shop runs all the same.
 */
export async function keepAssets(ctx: KeepCtx, clientFolder: string): Promise<void> {
  try {
    const folder = join(clientFolder, "assets");
    const files = readdirSync(folder)
      .filter((name) => !/\.(br|gz)$/.test(name))
      .sort();
    const build = hash("sha256", files.join("\n"));
    await recordBuild(ctx, build, files);
    await storeFiles(ctx, build, folder, files);
    await removeOld(ctx, build);
  } catch (error) {
    ctx.log.warn({ err: error }, "this build's assets could not be kept for pages that stay open");
  }
}

/** The newest is the one that was started last, also when an earlier build comes back. Restarts change nothing. */
const recordBuild = (ctx: KeepCtx, build: string, files: string[]) =>
  ctx.pool.query(
    `insert into builds (id, files) values ($1, $2) on conflict (id) do update set started_at = now()
     where builds.started_at < (select max(started_at) from builds)`,
    [build, files],
  );

/** A file by the build's name is written last, and tells the next start that all others are there. */
async function storeFiles({ storage }: KeepCtx, build: string, folder: string, files: string[]): Promise<void> {
  if (await storage.head(keyOf(build))) return;
  const put = (name: string) => storage.put(keyOf(name), readFileSync(join(folder, name)), { type: typeOf(name) });
  for (let at = 0; at < files.length; at += AT_ONCE) await Promise.all(files.slice(at, at + AT_ONCE).map(put));
  await storage.put(keyOf(build), Buffer.from(files.join("\n")), { type: "text/plain" });
}

/** A build grows old from the start of its successor on. */
async function removeOld({ pool, storage }: KeepCtx, present: string): Promise<void> {
  const { rows: old } = await pool.query<{ id: string; files: string[] }>(
    `with ordered as (
       select id, row_number() over newest as place, lag(started_at) over newest as replaced_at
       from builds window newest as (order by started_at desc)
     )
     delete from builds b using ordered o
     where o.id = b.id and b.id <> $1 and (o.place > $2 or o.replaced_at < now() - make_interval(days => $3))
     returning b.id, b.files`,
    [present, KEPT_BUILDS, KEPT_DAYS],
  );
  if (old.length === 0) return;
  const { rows: kept } = await pool.query<{ name: string }>("select distinct unnest(files) as name from builds");
  const needed = new Set(kept.map(({ name }) => name));
  const gone = new Set(old.flatMap(({ id, files }) => [id, ...files]).filter((name) => !needed.has(name)));
  for (const name of gone) await storage.remove(keyOf(name));
}

/** GET /assets/{name} of another build. */
export async function serveKeptAsset({ storage }: KeepCtx, c: Context): Promise<Response> {
  const name = c.req.path.slice("/assets/".length);
  const bytes = await storage.bytes(keyOf(name));
  // Not even for a moment: the build it belongs to may be about to start.
  if (!bytes) return c.text("Not found", 404, { "cache-control": "no-store" });
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { "content-type": typeOf(name) });
}
