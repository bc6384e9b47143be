import { LRUCache } from "lru-cache";
import type { Bus } from "../platform/bus.server.ts";
import { rugIdOf } from "../platform/cache-tags.ts";
import type { Ctx } from "../platform/ctx.server.ts";

type Cached<T extends NonNullable<unknown>> = { values: LRUCache<string, T>; epoch: number };

/** A sale changes one rug (`rug:7`) and no list. */
function forgetEach(values: { delete(id: string): boolean }, tags: string[]): boolean {
  const ids = tags.flatMap((tag) => rugIdOf(tag) ?? []);
  for (const id of ids) values.delete(id);
  return ids.length > 0;
}

type OnSale = "keep" | "forget-rug" | "forget-all";

function storeOf<T extends NonNullable<unknown>>(max: number, onSale: OnSale) {
  const caches = new WeakMap<Bus, Cached<T>>();
  return (bus: Bus): Cached<T> => {
    const known = caches.get(bus);
    if (known) return known;
    const fresh: Cached<T> = { values: new LRUCache<string, T>({ max, ttl: 600_000 }), epoch: 0 };
    bus.onStale((tags) => {
      const isSale = () => onSale === "forget-all" && tags.some((tag) => rugIdOf(tag) !== undefined);
      if (tags.some((tag) => tag === "rugs" || tag === "collections" || tag === "*") || isSale()) fresh.values.clear();
      else if (onSale !== "forget-rug" || !forgetEach(fresh.values, tags)) return;
      fresh.epoch++;
    });
    caches.set(bus, fresh);
    return fresh;
  };
}

/** Keeps what costs as much as the catalogue is large, until a rug changes anywhere; what counts units, until one is sold. */
export function rugCache<T extends NonNullable<unknown>>(max: number, onSale: "keep" | "forget-all" = "keep") {
  const store = storeOf<T>(max, onSale);
  return async (ctx: Ctx, key: string, make: () => Promise<T>): Promise<T> => {
    const cache = store(ctx.bus);
    const known = cache.values.get(key);
    if (known !== undefined) return known;
    const { epoch } = cache;
    const fresh = await make();
    if (epoch === cache.epoch) cache.values.set(key, fresh);
    return fresh;
  };
}

/** The same for things that are asked for by the dozen; what is missing is made in one go. */
export function rugCacheById<T extends NonNullable<unknown>>(max: number) {
  const store = storeOf<T>(max, "forget-rug");
  return async (ctx: Ctx, ids: number[], make: (missing: number[]) => Promise<Map<number, T>>): Promise<T[]> => {
    const cache = store(ctx.bus);
    const known = ids.map((id) => cache.values.get(String(id)));
    const missing = ids.filter((_, place) => known[place] === undefined);
    if (missing.length === 0) return known as T[];
    const { epoch } = cache;
    const fresh = await make(missing);
    if (epoch === cache.epoch) for (const [id, value] of fresh) cache.values.set(String(id), value);
    return ids.flatMap((id, place) => known[place] ?? fresh.get(id) ?? []);
  };
}
