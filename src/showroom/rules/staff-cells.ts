import type { BogotaDate } from "../../platform/bogota-time.ts";
import { bookableOn, isPast, type Opening, SLOTS } from "./slots.ts";
import { holdsSlot, type ReservationStatus } from "./status.ts";

export type Entry = { reservation_date: BogotaDate; time_slot: string; status: ReservationStatus };
export type Cell = { date: BogotaDate; slot: string };

/** What a cell of the staff's week shows: who holds it, else who came, else who cancelled. */
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
  isOpenAt(opening, cell) &&
  !isPast(cell.date, cell.slot, now) &&
  !entries.some((entry) => entry.reservation_date === cell.date && entry.time_slot === cell.slot && holdsSlot(entry.status));

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
