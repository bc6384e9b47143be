import type { Ctx } from "../platform/ctx.server.ts";
import type { Refusal } from "../platform/refusal.ts";
import { openingOf } from "./places.server.ts";
import { bookableOn, isPast, isTooSoon, lastDay } from "./rules/slots.ts";
import type { Wish } from "./seats.server.ts";
import { refuse } from "./texts.ts";

/** What may be chosen at all; whether it is still free is decided by the database. Staff book at short notice too. */
export function checkBookable(ctx: Ctx, { place, date, slot, hours: lasting }: Wish, isStaff = false): void {
  const { hoursAhead: hours, daysAhead: days } = ctx.settings().showroom;
  if (isPast(date, slot, ctx.now())) throw refuse("showroom.past");
  const bookable = bookableOn(date, openingOf(ctx, place), lasting);
  if (!bookable.includes(slot)) throw refuse("showroom.closed", { first: bookable[0], last: bookable.at(-1) });
  if (isStaff) return;
  if (isTooSoon(date, slot, ctx.now(), hours)) throw refuse("showroom.too_soon", { hours });
  if (date > lastDay(ctx.now(), days)) throw refuse("showroom.too_far", { days });
}

// 23505, 23P01: another live entry holds the slot. 40P01: two visits swapping slots waited for each other; one must lose.
const LOST = new Set(["23505", "23P01", "40P01"]);

/** Turns the database's "no" about a slot into a sentence; anything else stays a bug. */
export async function orTaken<T>(work: Promise<T>, taken: Refusal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code = "", constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
    throw LOST.has(code) && (constraint ?? "showroom_").startsWith("showroom_") ? taken : error;
  }
}
