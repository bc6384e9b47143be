import { z } from "zod";
import { day as date } from "../platform/day.ts";
import { endpoint } from "../platform/endpoint.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { choiceOf, ifGiven, paging } from "../platform/paging.ts";
import { ignoring, sentBack } from "../platform/request-shape.ts";
import { pathId, rowId } from "../platform/row-id.ts";
import { SLOTS } from "./rules/slots.ts";
import { STATUSES } from "./rules/status.ts";

const slot = z.enum(
  SLOTS as [string, ...string[]],
  inBoth("Use a full hour from 06:00 to 22:00", "Usa una hora en punto de 06:00 a 22:00"),
);
const status = z.enum(STATUSES);
const words = (max: number) => z.string().trim().max(max).nullish();
const email = z
  .union([z.literal(""), z.email(inBoth("Must be an e-mail address", "Escribe un correo válido")).max(200)])
  .nullish();
const token = z.string();
/** One of several showrooms, by its key or name; without it the first. */
const showroom = z.string().trim().max(80);

const visitRug = z.object({ carpet_id: z.number().int(), name: z.string(), size: z.string() });
export type VisitRug = z.output<typeof visitRug>;

/** Spec §3, Showroom reservation. The manage fields go only to the person who booked. */
const visit = z.object({
  id: z.number().int(),
  reservation_date: z.string(),
  time_slot: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_email: z.string(),
  notes: z.string(),
  rugs: z.array(visitRug),
  status,
  created_at: z.string(),
  hours: z.number().int().describe("How long it lasts"),
  place: z.string().describe("The showroom's key; empty: the first"),
});
export const reservation = visit.extend({ updated_at: z.string() }).meta({ id: "Reservation" });
export type Reservation = z.output<typeof reservation>;
export const ownVisit = visit
  .extend({ manage_token: z.string(), manage_url: z.string(), calendar_url: z.string() })
  .meta({ id: "Visit" });
export type OwnVisit = z.output<typeof ownVisit>;

/** Name and phone are judged by the verb, with the specification's one sentence for both. */
export const newVisit = z.object({
  reservation_date: date,
  time_slot: slot,
  customer_name: words(120),
  customer_phone: words(40),
  customer_email: email,
  notes: words(2000),
  rugs: z
    .array(ignoring(z.object({ carpetId: rowId, size: words(40) }), ["carpet_id", "name"]))
    .max(20)
    .nullish(),
  place: showroom.nullish(),
});
export type NewVisit = z.output<typeof newVisit>;

const place = z.object({ reservation_date: date, time_slot: slot });
const slotsOfDay = z.object({ date, timeSlots: z.array(slot).min(1).max(SLOTS.length), place: showroom.nullish() });

export const availableSlots = endpoint({
  method: "GET",
  path: "/api/showroom/available-slots/{date}",
  summary: "Hours of a day that can be booked",
  params: z.object({ date }),
  query: z.object({ place: showroom.optional() }),
  reply: z.object({ date: z.string(), availableSlots: z.array(z.string()) }),
});
export const weekAvailability = endpoint({
  method: "GET",
  path: "/api/showroom/week-availability",
  summary: "Hours that can be booked, day by day (31 days at most)",
  query: z.object({ week_start: ifGiven(date), week_end: ifGiven(date), place: showroom.optional() }),
  reply: z.object({
    weekAvailability: z.record(z.string(), z.array(z.string())),
    now: z.string(),
    /** How long before its hour a visit must be booked, and the last day that can be. */
    hours_ahead: z.number(),
    last_day: z.string(),
  }),
});
export const bookVisit = endpoint({
  method: "POST",
  path: "/api/showroom/reservations",
  summary: "Book a visit; asked again with the same key it is the same visit",
  headers: z.object({ "idempotency-key": z.string().trim().min(16).max(200).optional() }),
  body: sentBack(newVisit, ownVisit),
  reply: ownVisit,
  status: 201,
});
export const getVisit = endpoint({
  method: "GET",
  path: "/api/showroom/visits/{token}",
  summary: "One's own visit",
  params: z.object({ token }),
  reply: ownVisit,
});
export const visitCalendar = endpoint({
  method: "GET",
  path: "/api/showroom/visits/{token}/calendar.ics",
  summary: "One's own visit as a calendar file",
  params: z.object({ token }),
  reply: z.string(),
});
export const moveVisit = endpoint({
  method: "PUT",
  path: "/api/showroom/visits/{token}",
  summary: "Move one's own visit to another hour",
  params: z.object({ token }),
  body: sentBack(place, ownVisit),
  reply: ownVisit,
});
export const cancelVisit = endpoint({
  method: "DELETE",
  path: "/api/showroom/visits/{token}",
  summary: "Cancel one's own visit",
  params: z.object({ token }),
  reply: ownVisit,
});

export const reservationQuery = z.object({
  week_start: ifGiven(date),
  week_end: ifGiven(date),
  status: choiceOf(STATUSES),
  place: showroom.optional().describe("Without it those of all"),
  search: z.string().trim().max(200).optional(),
  ...paging,
});
export type ReservationQuery = z.output<typeof reservationQuery>;

export const reservationChange = z.object({
  customer_name: words(120),
  customer_phone: words(40),
  customer_email: email,
  notes: words(2000),
  status: status.optional(),
  reservation_date: date.optional(),
  time_slot: slot.optional(),
  place: showroom.nullish(),
});
export type ReservationChange = z.output<typeof reservationChange>;

export const listReservations = endpoint({
  method: "GET",
  path: "/api/admin/showroom/reservations",
  summary: "Bookings and blocked hours of a period",
  query: reservationQuery,
  reply: z.array(reservation),
});
export const blockSlots = endpoint({
  method: "POST",
  path: "/api/admin/showroom/block-slots",
  summary: "Block hours of a day, with a reason for the team; hours with a booking stay booked and are named",
  body: slotsOfDay.extend({ reason: words(200) }),
  reply: z.object({ success: z.literal(true), blocked: z.array(z.string()), conflicts: z.array(reservation) }),
});
export const unblockSlots = endpoint({
  method: "POST",
  path: "/api/admin/showroom/unblock-slots",
  summary: "Open blocked hours of a day again",
  body: slotsOfDay,
  reply: z.object({ success: z.literal(true), unblocked: z.array(z.string()) }),
});
export const updateReservation = endpoint({
  method: "PUT",
  path: "/api/admin/showroom/reservations/{id}",
  summary: "Edit a reservation",
  params: z.object({ id: pathId }),
  body: sentBack(reservationChange, reservation),
  reply: reservation,
});
export const deleteReservation = endpoint({
  method: "DELETE",
  path: "/api/admin/showroom/reservations/{id}",
  summary: "Delete a reservation",
  params: z.object({ id: pathId }),
  reply: z.object({ success: z.literal(true) }),
});
