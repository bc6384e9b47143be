import type { Ctx } from "../platform/ctx.server.ts";
import { tellAlarm } from "./stock-alarm.server.ts";

/** What this copy knows of the holds: how many units an hour's unpaid orders may hold, and how many more were free. */
type Watch = { limit: number; room: number; placed: number; countedAt: number; limitAt: number; asked?: Asked };
/** An order is counting: since when, and how many units others have placed meanwhile. */
type Asked = { at: number; placed: number };

const watches = new WeakMap<Ctx["pool"], Watch>();
const COUNT_MS = 5000;
const LIMIT_MS = 60_000;
/** An order that was refused never answers. */
const ANSWER_MS = 1000;
/** Other copies place orders too. */
const SAFETY = 10;

const isFew = (placed: number, { room }: Watch): boolean => placed * SAFETY < room;

/**
 * Counting an hour's orders costs more the more there are, so an order counts them only when this copy has placed a
 * tenth of what was free, or some seconds have passed, and no other is counting them at this moment. Null: not this one.
 * The shelves are counted anew each minute.
 */
export function holdLimit(ctx: Pick<Ctx, "pool">, units: number): number | null {
  const known = watches.get(ctx.pool);
  const now = performance.now();
  if (!known) return 0;
  known.placed += units;
  const isOld = now - known.limitAt > LIMIT_MS;
  if (!isOld && isFew(known.placed, known) && now - known.countedAt < COUNT_MS) return null;
  const { asked } = known;
  if (asked) asked.placed += units;
  if (asked && isFew(asked.placed, known) && now - asked.at < ANSWER_MS) return null;
  known.asked = { at: now, placed: 0 };
  return isOld ? 0 : known.limit;
}

type Counted = { held?: number | null; holdLimit?: number | null; alarm?: boolean };

/** Keeps what the order's own transaction counted; the order that raised the alarm has it told. */
export function noteHolds(ctx: Ctx, asked: number | null, { held, holdLimit: limit, alarm }: Counted): void {
  if (typeof held === "number" && typeof limit === "number") {
    const known = watches.get(ctx.pool);
    const now = performance.now();
    const limitAt = known && asked === limit ? known.limitAt : now;
    watches.set(ctx.pool, { limit, room: limit - held, placed: known?.asked?.placed ?? 0, countedAt: now, limitAt });
  }
  if (alarm) tellAlarm(ctx).catch((error: unknown) => ctx.log.warn({ err: String(error) }, "the next sweep tells of the alarm"));
}
