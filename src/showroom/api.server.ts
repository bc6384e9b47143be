import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { mayCall } from "../staff/rules/role-table.ts";
import { sessionOf } from "../staff/session.server.ts";
import { blockSlots, unblockSlots } from "./block-slots.server.ts";
import { bookVisit } from "./book-visit.server.ts";
import * as contract from "./contract.ts";
import { deleteReservation } from "./delete-reservation.server.ts";
import { availableSlots, weekAvailability } from "./free-slots.server.ts";
import { listReservations } from "./list-reservations.server.ts";
import { cancelVisit, getVisit, moveVisit } from "./own-visit.server.ts";
import { presentOwnVisit, presentReservation } from "./present.server.ts";
import { serveCalendar } from "./serve-calendar.server.ts";
import { updateReservation } from "./update-reservation.server.ts";

export const showroomApi = [
  serve(contract.availableSlots, (ctx, { params, query }) => availableSlots(ctx, { ...params, ...query })),
  serve(contract.weekAvailability, (ctx, { query }) => weekAvailability(ctx, query)),
  serve(contract.bookVisit, async (ctx, { body, headers, raw }) => {
    // Booking without the limits is for who keeps the calendar; anybody else of the staff books as a visitor does.
    const live = await sessionOf(ctx, raw);
    const isStaff = live !== undefined && mayCall(live.staff.role, "PUT /api/admin/showroom/reservations/{id}");
    return presentOwnVisit(await bookVisit(ctx, body, { key: headers["idempotency-key"], isStaff }));
  }),
  serve(contract.getVisit, async (ctx, { params }) => presentOwnVisit(await getVisit(ctx, params))),
  serve(contract.visitCalendar, (ctx, { params }) => serveCalendar(ctx, params)),
  serve(contract.moveVisit, async (ctx, { params, body }) => presentOwnVisit(await moveVisit(ctx, { ...params, ...body }))),
  serve(contract.cancelVisit, async (ctx, { params }) => presentOwnVisit(await cancelVisit(ctx, params))),
  serve(contract.listReservations, async (ctx, { query, url }) => {
    const { rows, total } = await listReservations(ctx, query);
    return paged(rows.map(presentReservation), total, query, url);
  }),
  serve(contract.blockSlots, async (ctx, { body }) => {
    const { blocked, conflicts } = await blockSlots(ctx, body);
    return { success: true as const, blocked, conflicts: conflicts.map(presentReservation) };
  }),
  serve(contract.unblockSlots, async (ctx, { body }) => ({ success: true as const, ...(await unblockSlots(ctx, body)) })),
  serve(contract.updateReservation, async (ctx, { params, body }) =>
    presentReservation(await updateReservation(ctx, { ...params, ...body })),
  ),
  serve(contract.deleteReservation, (ctx, { params }) => deleteReservation(ctx, params)),
];
