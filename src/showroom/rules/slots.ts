import { addDays, type BogotaDate, bogotaDate, instantOf, mondayOf, weekdayOf } from "../../platform/bogota-time.ts";
import { type Exception, exceptionOn, type Span, spanOf, type Week, WEEKDAYS } from "../../settings/rules/opening-hours.ts";

/** Spec §9: hourly rows from 06:00 to 22:00. */
export const SLOTS: readonly string[] = Array.from({ length: 17 }, (_, row) => `${String(row + 6).padStart(2, "0")}:00`);

/** Contract, Showroom: by default the public hours 6:00 to 18:00 mean visits that begin from 06:00 to 17:00, every day. */
export const BOOKABLE: readonly string[] = SLOTS.slice(0, 12);

/** When visits can be booked, as the owner has set it; days unlike their weekday are those of the opening hours. */
export type Opening = { week: Week; closedDays: readonly BogotaDate[]; exceptions: readonly Exception[] };

/** `12:00` of `10:00` and two hours. */
export const endOf = (slot: string, hours = 1): string => `${String(Number(slot.slice(0, 2)) + hours).padStart(2, "0")}:00`;
const isWithin = (slot: string, hours: number, span: Span): boolean =>
  span !== null && slot >= span.opens && endOf(slot, hours) <= span.closes;

/** The hours of a day at which a visit of this length may begin. */
export function bookableOn(date: BogotaDate, { week, closedDays, exceptions }: Opening, hours = 1): string[] {
  if (closedDays.includes(date)) return [];
  const exception = exceptionOn(exceptions, date);
  const usual = week[WEEKDAYS[weekdayOf(date)]!];
  return SLOTS.filter((slot) => isWithin(slot, hours, usual) && (!exception || isWithin(slot, hours, spanOf(exception))));
}

export type SlotState = "available" | "unavailable" | "past";

/** A slot is past from the moment it begins, on Bogotá's clock. */
export const isPast = (date: BogotaDate, slot: string, now: Date): boolean => instantOf(date, slot) <= now;

/** Somebody still means to come: they must hear of a change. */
export const isExpected = (visit: { status: string; date: BogotaDate; slot: string }, now: Date): boolean =>
  visit.status === "confirmed" && !isPast(visit.date, visit.slot, now);

const HOUR_MS = 3_600_000;
/** Begins before somebody could be there to open. */
export const isTooSoon = (date: BogotaDate, slot: string, now: Date, hoursAhead: number): boolean =>
  isPast(date, slot, now) || instantOf(date, slot).getTime() - now.getTime() < hoursAhead * HOUR_MS;

/** The last day that can be booked, whole. */
export const lastDay = (now: Date, daysAhead: number): BogotaDate => addDays(bogotaDate(now), daysAhead);

export const firstOf = (one: BogotaDate, other: BogotaDate): BogotaDate => (one < other ? one : other);

export function slotState(date: BogotaDate, slot: string, free: readonly string[], now: Date, hoursAhead: number): SlotState {
  if (isPast(date, slot, now)) return "past";
  return free.includes(slot) && !isTooSoon(date, slot, now, hoursAhead) ? "available" : "unavailable";
}

export type Ahead = { hours: number; days: number };

/** What can still be booked of a day, given the hours that are held. */
export const freeSlots = (
  date: BogotaDate,
  held: readonly string[],
  now: Date,
  ahead: Ahead,
  bookable: readonly string[] = BOOKABLE,
): string[] =>
  date > lastDay(now, ahead.days)
    ? []
    : bookable.filter((slot) => !held.includes(slot) && !isTooSoon(date, slot, now, ahead.hours));

export const weekFrom = (monday: BogotaDate): BogotaDate[] => Array.from({ length: 7 }, (_, day) => addDays(monday, day));

export const weekOf = (now: Date): BogotaDate[] => weekFrom(mondayOf(bogotaDate(now)));

/** The week to open with: the one that is running, or the next once nothing of it can be booked, as on Sunday evening. */
export function weekToOpen(
  monday: BogotaDate,
  free: Record<string, readonly string[]>,
  now: Date,
  hoursAhead: number,
): BogotaDate {
  const thisMonday = mondayOf(bogotaDate(now));
  if (thisMonday > monday) return thisMonday;
  const isFree = (date: BogotaDate) => free[date]?.some((slot) => !isTooSoon(date, slot, now, hoursAhead));
  return weekFrom(monday).some(isFree) ? monday : addDays(monday, 7);
}

export type Run = { state: SlotState; slots: string[] };

/** Neighbouring hours of the same state join into one block. */
export function runsOf(date: BogotaDate, free: readonly string[], now: Date, hoursAhead: number): Run[] {
  const runs: Run[] = [];
  for (const slot of SLOTS) {
    const state = slotState(date, slot, free, now, hoursAhead);
    const last = runs.at(-1);
    if (last?.state === state) last.slots.push(slot);
    else runs.push({ state, slots: [slot] });
  }
  return runs;
}
