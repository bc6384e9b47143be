import { and, between, eq, inArray } from "drizzle-orm";
import { addDays, bogotaDate, mondayOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { openingOf, placeAsked } from "./places.server.ts";
import { freeSeat } from "./rules/seats.ts";
import { bookableOn, freeSlots, lastDay } from "./rules/slots.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

/** Day → hours that can still be booked. Without dates: the current week. */
export async function weekAvailability(
  ctx: Ctx,
  given: { week_start?: string; week_end?: string; place?: string },
): Promise<{ weekAvailability: Record<string, string[]>; now: string; hours_ahead: number; last_day: string }> {
  const now = ctx.now();
  const { hoursAhead, daysAhead, visitHours: hours, visitsAtOnce } = ctx.settings().showroom;
  const ahead = { hours: hoursAhead, days: daysAhead };
  const { key: place } = placeAsked(ctx, given.place);
  const opening = openingOf(ctx, place);
  const first = given.week_start ?? (given.week_end ? addDays(given.week_end, -6) : mondayOf(bogotaDate(now)));
  const last = given.week_end ?? addDays(first, 6);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1 || days > MOST_DAYS) throw refuse("showroom.range");
  const held = await ctx.db
    .select({
      date: reservations.date,
      slot: reservations.slot,
      hours: reservations.hours,
      seat: reservations.seat,
      status: reservations.status,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.place, place),
        between(reservations.date, first, last),
        inArray(reservations.status, ["confirmed", "blocked"]),
      ),
    );
  const week: Record<string, string[]> = {};
  for (let day = 0; day < days; day++) {
    const date = addDays(first, day);
    const there = held.filter((entry) => entry.date === date);
    const bookable = bookableOn(date, opening, hours);
    const taken = bookable.filter((slot) => freeSeat(there, { slot, hours }, visitsAtOnce) === undefined);
    week[date] = freeSlots(date, taken, now, ahead, bookable);
  }
  return { weekAvailability: week, now: now.toISOString(), hours_ahead: ahead.hours, last_day: lastDay(now, ahead.days) };
}

export async function availableSlots(
  ctx: Ctx,
  { date, place }: { date: string; place?: string },
): Promise<{ date: string; availableSlots: string[] }> {
  const { weekAvailability: days } = await weekAvailability(ctx, { week_start: date, week_end: date, place });
  return { date, availableSlots: days[date] ?? [] };
}
