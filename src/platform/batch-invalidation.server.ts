import type { CacheTag } from "./cache-tags.ts";
import type { Ctx } from "./ctx.server.ts";
import { touch } from "./transaction.server.ts";

const WAIT_MS = 40;
const waiting = new WeakMap<Ctx["bus"], Set<CacheTag>>();

/** This copy forgets at once, the others a few milliseconds later: one message for all orders of that moment. */
export function batchInvalidation(ctx: Ctx, tags: CacheTag[]): void {
  ctx.bus.forget(tags);
  const known = waiting.get(ctx.bus);
  const batch = known ?? new Set();
  for (const tag of tags) batch.add(tag);
  if (known) return;
  waiting.set(ctx.bus, batch);
  setTimeout(() => {
    waiting.delete(ctx.bus);
    touch(ctx, ...batch).catch((error: unknown) => ctx.log.debug({ err: error }, "told again with the order's notice"));
  }, WAIT_MS);
}
