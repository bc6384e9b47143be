import type { BogotaDate } from "../../platform/bogota-time.ts";
import { bookableOn, isPast, type Opening, SLOTS } from "./slots.ts";
import { meets } from "./seats.ts";
import { holdsSlot, type ReservationStatus } from "./status.ts";

export type Entry = { reservation_date: BogotaDate; time_slot: string; status: ReservationStatus; hours?: number };
export type Cell = { date: BogotaDate; slot: string };

/** Who holds a cell now; a visit of several hours is in each of them. */
const holdersAt = <E extends Entry>(entries: readonly E[], { date, slot }: Cell): E[] =>
  entries.filter(
    ({ reservation_date, time_slot, status, hours = 1 }) =>
      reservation_date === date && holdsSlot(status) && meets({ slot: time_slot, hours }, { slot, hours: 1 }),
  );

/** What a cell shows where there may be several visits at once. */
export function entriesAt<E extends Entry>(entries: readonly E[], cell: Cell): E[] {
  const holders = holdersAt(entries, cell);
  const other = entryAt(entries, cell);
  return holders.length > 0 ? holders : other ? [other] : [];
}

/** The one that a cell of the staff's week shows first: who holds it, else who came, else who cancelled. */
export function entryAt<E extends Entry>(entries: readonly E[], { date, slot }: Cell): E | undefined {
  const here = entries.filter((entry) => entry.reservation_date === date && entry.time_slot === slot);
  return (
    here.find((entry) => holdsSlot(entry.status)) ??
    here.find((entry) => entry.status === "completed") ??
    here.findLast((entry) => entry.status === "cancelled")
  );
}

export const isOpenAt = (opening: Opening, { date, slot }: Cell): boolean => bookableOn(date, opening).includes(slot);

/** Free for a block: nobody holds it and it has not begun. */
export const canBlock = (entries: readonly Entry[], cell: Cell, now: Date, opening: Opening): boolean =>
  isOpenAt(opening, cell) && !isPast(cell.date, cell.slot, now) && holdersAt(entries, cell).length === 0;

/** The free cells of the rectangle between two corners, day by day. */
export function freeBetween(
  entries: readonly Entry[],
  from: Cell,
  to: Cell,
  days: readonly BogotaDate[],
  now: Date,
  opening: Opening,
): Map<BogotaDate, string[]> {
  const [first, last] = [from.date, to.date].sort() as [BogotaDate, BogotaDate];
  const [top, bottom] = [from.slot, to.slot].sort() as [string, string];
  const picked = new Map<BogotaDate, string[]>();
  for (const date of days.filter((day) => day >= first && day <= last)) {
    const slots = SLOTS.filter((slot) => slot >= top && slot <= bottom && canBlock(entries, { date, slot }, now, opening));
    if (slots.length > 0) picked.set(date, slots);
  }
  return picked;
}
