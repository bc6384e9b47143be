import { sql, type SQL } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Bus } from "../platform/bus.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { RugFilter } from "./rug-filter.server.ts";

/** Counting costs as much as the catalogue is large, so each count is kept until a rug changes. */
const counts = new WeakMap<Bus, LRUCache<string, number>>();

function countsOf(bus: Bus): LRUCache<string, number> {
  const known = counts.get(bus);
  if (known) return known;
  const fresh = new LRUCache<string, number>({ max: 2000, ttl: 600_000 });
  bus.onStale((tags) => {
    if (tags.includes("rugs") || tags.includes("*")) fresh.clear();
  });
  counts.set(bus, fresh);
  return fresh;
}

export async function countRugs(ctx: Ctx, filter: RugFilter, where: SQL): Promise<number> {
  const kept = countsOf(ctx.bus);
  const key = JSON.stringify([filter.catalog ?? filter.collection, filter.size, filter.colors, filter.tags, filter.search]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from rugs r where ${where}`);
  const n = rows[0]?.n ?? 0;
  kept.set(key, n);
  return n;
}
