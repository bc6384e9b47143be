import { sql } from "drizzle-orm";
import { openDb } from "./db.server.ts";
import type { CacheTag } from "./cache-tags.ts";
import type { Ctx } from "./ctx.server.ts";
import { CACHE_CHANNEL, staleMessage } from "./bus.server.ts";

/** Runs a verb all or nothing. A transaction that is already open is reused. */
export async function inTransaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.touched) return work(ctx);
  const client = await ctx.pool.connect();
  const touched = new Set<CacheTag>();
  let broken = false;
  try {
    await client.query("begin");
    const inner = { ...ctx, db: openDb(client), touched };
    const result = await work(inner);
    if (touched.size > 0) {
      await client.query("select pg_notify($1, $2)", [CACHE_CHANNEL, staleMessage([...touched])]);
    }
    await client.query("commit");
    // This copy forgets at once; the others hear it through the database.
    ctx.bus.forget([...touched]);
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Marks what a change makes stale. Inside a transaction it counts only when that commits. */
export async function touch(ctx: Ctx, ...tags: CacheTag[]): Promise<void> {
  if (ctx.touched) {
    for (const tag of tags) ctx.touched.add(tag);
    return;
  }
  await ctx.db.execute(sql`select pg_notify(${CACHE_CHANNEL}, ${staleMessage(tags)})`);
  ctx.bus.forget(tags);
}
