import { LRUCache } from "lru-cache";
import type { Bus } from "../platform/bus.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";

type Kept<T extends NonNullable<unknown>> = { values: LRUCache<string, T>; epoch: number };

/** Keeps what costs as much as the catalogue is large, until a rug changes anywhere. */
export function keptUntilRugsChange<T extends NonNullable<unknown>>(max: number) {
  const caches = new WeakMap<Bus, Kept<T>>();
  const cacheOf = (bus: Bus): Kept<T> => {
    const known = caches.get(bus);
    if (known) return known;
    const fresh: Kept<T> = { values: new LRUCache<string, T>({ max, ttl: 600_000 }), epoch: 0 };
    bus.onStale((tags) => {
      if (!tags.some((tag) => tag === "rugs" || tag === "collections" || tag === "*")) return;
      fresh.epoch++;
      fresh.values.clear();
    });
    caches.set(bus, fresh);
    return fresh;
  };
  return async (ctx: Ctx, key: string, make: () => Promise<T>): Promise<T> => {
    const cache = cacheOf(ctx.bus);
    const known = cache.values.get(key);
    if (known !== undefined) return known;
    const { epoch } = cache;
    const fresh = await make();
    if (epoch === cache.epoch) cache.values.set(key, fresh);
    return fresh;
  };
}
