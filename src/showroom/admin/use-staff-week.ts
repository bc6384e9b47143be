import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { addDays, type BogotaDate } from "../../platform/bogota-time.ts";
import { callApi } from "../../platform/call-api.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type * as contract from "../contract.ts";
import type { NewVisit, Reservation, ReservationChange } from "../contract.ts";

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
    (body: { date: string; timeSlots: string[]; reason?: string }) =>
      callApi<typeof contract.blockSlots>("POST /api/admin/showroom/block-slots", { body }),
    {
      failed: "Failed to block slots",
      done: ({ blocked, conflicts }) =>
        conflicts.length > 0
          ? `${blocked.length} blocked. Kept as booked: ${conflicts.map((visit) => `${visit.time_slot} ${visit.customer_name}`).join(", ")}`
          : `${blocked.length} ${blocked.length === 1 ? "slot" : "slots"} blocked`,
      stale,
    },
  );
  const unblock = useSave(
    (body: { date: string; timeSlots: string[] }) =>
      callApi<typeof contract.unblockSlots>("POST /api/admin/showroom/unblock-slots", { body }),
    { failed: "Failed to unblock slots", done: ({ unblocked }) => `${unblocked.length} open again`, stale },
  );
  const update = useSave(
    ({ id, ...body }: ReservationChange & { id: number }) =>
      callApi<typeof contract.updateReservation>("PUT /api/admin/showroom/reservations/{id}", { params: { id }, body }),
    { failed: "Error saving reservation", done: () => "Reservation saved", stale },
  );
  const remove = useSave(
    ({ id }: Reservation) =>
      callApi<typeof contract.deleteReservation>("DELETE /api/admin/showroom/reservations/{id}", { params: { id } }),
    { failed: "Error deleting reservation", done: () => "Reservation deleted", stale },
  );
  const book = useSave((body: NewVisit) => callApi<typeof contract.bookVisit>("POST /api/showroom/reservations", { body }), {
    failed: "Error booking the visit",
    done: ({ customer_email: email }) => (email ? `Booked. A letter goes to ${email}` : "Booked"),
    stale,
  });
  return { list, book, block, unblock, update, remove };
}
