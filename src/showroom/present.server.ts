import { addresses } from "../addresses.ts";
import type { OwnVisit, Reservation } from "./contract.ts";
import type { reservations } from "./table.server.ts";

export type ReservationRow = typeof reservations.$inferSelect;

export const presentReservation = (row: ReservationRow): Reservation => ({
  id: row.id,
  reservation_date: row.date,
  time_slot: row.slot,
  customer_name: row.name,
  customer_phone: row.phone,
  customer_email: row.email,
  notes: row.notes,
  rugs: row.rugs,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  hours: row.hours,
  place: row.place,
  updated_at: row.updatedAt.toISOString(),
});

/** For the person who holds the token. */
export function presentOwnVisit(row: ReservationRow): OwnVisit {
  const { updated_at: _, ...shown } = presentReservation(row);
  const token = row.token ?? "";
  return { ...shown, manage_token: token, manage_url: addresses.visit(token), calendar_url: addresses.visitCalendar(token) };
}
