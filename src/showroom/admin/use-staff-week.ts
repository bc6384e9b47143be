import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { addDays, type BogotaDate } from "../../platform/bogota-time.ts";
import { callApi } from "../../platform/call-api.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type * as contract from "../contract.ts";
import type { NewVisit, Reservation, ReservationChange } from "../contract.ts";
import { words } from "./words.ts";

const RESERVATIONS = "reservations";
const stale = [RESERVATIONS, "next-visits"];

/** The week's entries and what staff can do with them. */
export function useStaffWeek(monday: BogotaDate) {
  const list = useQuery({
    queryKey: [RESERVATIONS, monday],
    queryFn: () =>
      callApi<typeof contract.listReservations>("GET /api/admin/showroom/reservations", {
        query: { week_start: monday, week_end: addDays(monday, 6) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const block = useSave(
    (body: { date: string; timeSlots: string[]; reason?: string; place?: string }) =>
      callApi<typeof contract.blockSlots>("POST /api/admin/showroom/block-slots", { body }),
    {
      failed: words().selection.blockFailed,
      done: ({ blocked, conflicts }) =>
        conflicts.length > 0
          ? words().selection.blockedSome(
              blocked.length,
              conflicts.map((visit) => `${visit.time_slot} ${visit.customer_name}`).join(", "),
            )
          : words().selection.blocked(blocked.length),
      stale,
    },
  );
  const unblock = useSave(
    (body: { date: string; timeSlots: string[]; place?: string }) =>
      callApi<typeof contract.unblockSlots>("POST /api/admin/showroom/unblock-slots", { body }),
    { failed: words().selection.unblockFailed, done: ({ unblocked }) => words().selection.unblocked(unblocked.length), stale },
  );
  const update = useSave(
    ({ id, ...body }: ReservationChange & { id: number }) =>
      callApi<typeof contract.updateReservation>("PUT /api/admin/showroom/reservations/{id}", { params: { id }, body }),
    { failed: words().visit.saveFailed, done: () => words().visit.saved, stale },
  );
  const remove = useSave(
    ({ id }: Reservation) =>
      callApi<typeof contract.deleteReservation>("DELETE /api/admin/showroom/reservations/{id}", { params: { id } }),
    { failed: words().visit.removeFailed, done: () => words().visit.removed, stale },
  );
  const book = useSave((body: NewVisit) => callApi<typeof contract.bookVisit>("POST /api/showroom/reservations", { body }), {
    failed: words().visit.bookFailed,
    done: ({ customer_email: email }) => (email ? words().visit.bookedLetter(email) : words().visit.booked),
    stale,
  });
  return { list, book, block, unblock, update, remove };
}
