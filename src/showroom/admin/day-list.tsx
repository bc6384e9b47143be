import type { BogotaDate } from "../../platform/bogota-time.ts";
import { useShop } from "../../ui/use-shop.ts";
import type { Reservation } from "../contract.ts";
import { rugWords } from "../rules/rug-words.ts";
import { longDay, showPhone } from "./english-days.ts";
import "./day-list.css";

/** The day's visits on paper: seen only by the printer. */
export function DayList({ day, entries }: { day: BogotaDate; entries: readonly Reservation[] }) {
  const visits = entries.filter((entry) => entry.reservation_date === day && entry.status === "confirmed");
  return (
    <section className="day-list" aria-hidden="true">
      <h1>
        {useShop().name}: visits of {longDay(day)}
      </h1>
      {visits.length === 0 && <p>No visits.</p>}
      <table>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit.id}>
              <th>{visit.time_slot}</th>
              <td>
                <b>{visit.customer_name}</b>
                <br />
                {showPhone(visit.customer_phone)}
              </td>
              <td>
                {visit.notes}
                {visit.rugs.length > 0 && <div>Lay ready: {rugWords(visit.rugs)}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
