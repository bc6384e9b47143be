import type { Ctx } from "../platform/ctx.server.ts";

/** More than this within a second, and what follows an order waits: letters, search words, the customer's record. */
const PER_SECOND = 20;
/** How long work that can wait rests between its batches meanwhile. */
export const PAUSE_IN_RUSH_MS = 2000;

type Jobs = Pick<Ctx, "jobs">;
const pace = new WeakMap<Ctx["jobs"], { second: number; now: number; before: number }>();

function count({ jobs }: Jobs, more: number): number {
  const second = Math.floor(performance.now() / 1000);
  const known = pace.get(jobs);
  const counted = known?.second === second ? known : { second, now: 0, before: known?.second === second - 1 ? known.now : 0 };
  counted.now += more;
  pace.set(jobs, counted);
  return Math.max(counted.now, counted.before);
}

export const countForRush = (ctx: Jobs): void => void count(ctx, 1);

/** Orders come in faster than their letters need to be written just now. */
export const isRush = (ctx: Jobs): boolean => count(ctx, 0) > PER_SECOND;
