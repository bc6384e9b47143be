import { holdsSlot, type ReservationStatus } from "./status.ts";

/** An entry of one day at one place. */
export type Stay = { slot: string; hours: number };
export type Held = Stay & { seat: number; status: ReservationStatus };

const hourOf = (slot: string): number => Number(slot.slice(0, 2));

/** Whether two of one day are there at the same time. */
export const meets = (one: Stay, other: Stay): boolean =>
  hourOf(one.slot) < hourOf(other.slot) + other.hours && hourOf(other.slot) < hourOf(one.slot) + one.hours;

/** The lowest seat that is free all the while; none where an hour is blocked or has its visits already. */
export function freeSeat(entries: readonly Held[], wanted: Stay, atOnce: number): number | undefined {
  const met = entries.filter((entry) => holdsSlot(entry.status) && meets(entry, wanted));
  if (met.some(({ status }) => status === "blocked")) return undefined;
  // Counted as well: where the owner has lowered the number, later visits may sit on seats that are no longer given.
  const isFull = (hour: number): boolean =>
    met.filter(({ slot, hours }) => hourOf(slot) <= hour && hour < hourOf(slot) + hours).length >= atOnce;
  if (Array.from({ length: wanted.hours }, (_, nth) => hourOf(wanted.slot) + nth).some(isFull)) return undefined;
  return Array.from({ length: atOnce }, (_, nth) => nth).find((nth) => met.every((entry) => entry.seat !== nth));
}
