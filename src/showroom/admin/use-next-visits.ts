import { useQuery } from "@tanstack/react-query";
import { addDays, bogotaDate, bogotaTime } from "../../platform/bogota-time.ts";
import { callApi } from "../../platform/call-api.ts";
import type { listReservations } from "../contract.ts";

/** The confirmed visits of the next seven days that have not begun. */
export const useNextVisits = () =>
  useQuery({
    queryKey: ["next-visits"],
    refetchInterval: 300_000,
    queryFn: async () => {
      const now = new Date();
      const today = bogotaDate(now);
      const query = { week_start: today, week_end: addDays(today, 6) };
      const all = await callApi<typeof listReservations>("GET /api/admin/showroom/reservations", { query });
      const begun = `${today} ${bogotaTime(now)}`;
      const at = (visit: { reservation_date: string; time_slot: string }) => `${visit.reservation_date} ${visit.time_slot}`;
      return all.filter((visit) => visit.status === "confirmed" && at(visit) >= begun).sort((a, b) => at(a).localeCompare(at(b)));
    },
  });
