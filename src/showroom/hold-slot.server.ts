import type { Ctx } from "../platform/ctx.server.ts";
import type { Refusal } from "../platform/refusal.ts";
import { openingOf } from "./opening.server.ts";
import { bookableOn, isPast, isTooSoon, lastDay } from "./rules/slots.ts";
import { refuse } from "./texts.ts";

/** What may be chosen at all; whether it is still free is decided by the database. Staff book at short notice too. */
export function checkBookable(ctx: Ctx, date: string, slot: string, isStaff = false): void {
  const { hoursAhead: hours, daysAhead: days } = ctx.settings().showroom;
  if (isPast(date, slot, ctx.now())) throw refuse("showroom.past");
  if (!bookableOn(date, openingOf(ctx)).includes(slot)) throw refuse("showroom.closed");
  if (isStaff) return;
  if (isTooSoon(date, slot, ctx.now(), hours)) throw refuse("showroom.too_soon", { hours });
  if (date > lastDay(ctx.now(), days)) throw refuse("showroom.too_far", { days });
}

// 23505: another live entry holds the slot. 40P01: two visits swapping slots waited for each other; one must lose.
const LOST = new Set(["23505", "40P01"]);

/** Turns the database's "no" about a slot into a sentence; anything else stays a bug. */
export async function orTaken<T>(work: Promise<T>, taken: Refusal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    throw code && LOST.has(code) ? taken : error;
  }
}
