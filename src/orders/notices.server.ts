import type { Ctx } from "../platform/ctx.server.ts";
import type { Ending } from "./rules/status.ts";
import { orderNotices } from "./table.server.ts";

export type NoticeKind = "received" | "paid" | "shipped" | "purchase" | Ending;

/** The queue that hands notices on; its work is in hand-notices.server.ts. */
export const NOTICES_JOB = { name: "order-notices" };

/** Written with the change itself: told once, and only if the change commits. */
export async function notice(ctx: Ctx, orderId: string, kind: NoticeKind): Promise<void> {
  await ctx.db.insert(orderNotices).values({ orderId, kind, createdAt: ctx.now() }).onConflictDoNothing();
}

const FIRST_MS = 250;
const REST_MS = 1000;
const waking = new WeakMap<Ctx["jobs"], { again: boolean }>();

const RUSH_PER_SECOND = 20;
const pace = new WeakMap<Ctx["jobs"], { second: number; now: number; before: number }>();

function count(ctx: Ctx, more: number): number {
  const second = Math.floor(performance.now() / 1000);
  const known = pace.get(ctx.jobs);
  const kept = known?.second === second ? known : { second, now: 0, before: known?.second === second - 1 ? known.now : 0 };
  kept.now += more;
  pace.set(ctx.jobs, kept);
  return Math.max(kept.now, kept.before);
}

/** Orders come in faster than letters need to be written just now. */
export const isRush = (ctx: Ctx): boolean => count(ctx, 0) > RUSH_PER_SECOND;

/** Many orders at once wake the queue once, and then every second. If this copy dies first, the sweep finds them. */
export function wakeNotices(ctx: Ctx): void {
  count(ctx, 1);
  const known = waking.get(ctx.jobs);
  if (known) {
    known.again = true;
    return;
  }
  const state = { again: false };
  waking.set(ctx.jobs, state);
  setTimeout(() => {
    ctx.jobs.enqueue(ctx, NOTICES_JOB, {}).catch((error: unknown) => ctx.log.debug({ err: error }, "notices wait for the sweep"));
    state.again = false;
    setTimeout(() => {
      waking.delete(ctx.jobs);
      if (state.again) wakeNotices(ctx);
    }, REST_MS).unref();
  }, FIRST_MS).unref();
}
