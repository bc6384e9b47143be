import type { Ctx } from "../platform/ctx.server.ts";
import { tellAlarm } from "./stock-alarm.server.ts";

/** What this copy knows of the holds: how many units an hour's unpaid orders may hold, and how many more were free. */
type Watch = { limit: number; room: number; placed: number; countedAt: number; limitAt: number };

const watches = new WeakMap<Ctx["pool"], Watch>();
const COUNT_MS = 5000;
const LIMIT_MS = 60_000;
/** Other copies place orders too. */
const SAFETY = 10;

/**
 * Counting an hour's orders costs more the more there are, so an order counts them only when this copy has placed a
 * tenth of what was free, or some seconds have passed. Null: not this one. The shelves are counted anew each minute.
 */
export function holdLimit(ctx: Ctx, units: number): number | null {
  const known = watches.get(ctx.pool);
  const now = performance.now();
  if (!known || now - known.limitAt > LIMIT_MS) return 0;
  known.placed += units;
  return known.placed * SAFETY < known.room && now - known.countedAt < COUNT_MS ? null : known.limit;
}

type Counted = { held?: number | null; holdLimit?: number | null; alarm?: boolean };

/** Keeps what the order's own transaction counted; the order that raised the alarm has it told. */
export function noteHolds(ctx: Ctx, asked: number | null, { held, holdLimit: limit, alarm }: Counted): void {
  if (typeof held === "number" && typeof limit === "number") {
    const known = watches.get(ctx.pool);
    const now = performance.now();
    const limitAt = known && asked === limit ? known.limitAt : now;
    watches.set(ctx.pool, { limit, room: limit - held, placed: 0, countedAt: now, limitAt });
  }
  if (alarm) tellAlarm(ctx).catch((error: unknown) => ctx.log.warn({ err: String(error) }, "the next sweep tells of the alarm"));
}
