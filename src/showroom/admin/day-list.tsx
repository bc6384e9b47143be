import type { BogotaDate } from "../../platform/bogota-time.ts";
import { useShop } from "../../ui/use-shop.ts";
import type { Reservation } from "../contract.ts";
import { rugWords } from "../rules/rug-words.ts";
import { usePlaceName } from "../use-place.ts";
import { longDay, showPhone } from "./staff-days.ts";
import { words } from "./words.ts";
import "./day-list.css";

type Props = { place: string; day: BogotaDate; entries: readonly Reservation[] };

/** The day's visits on paper: seen only by the printer. */
export function DayList({ place, day, entries }: Props) {
  const shop = [useShop().name, usePlaceName(place)].filter(Boolean).join(", ");
  const visits = entries.filter((entry) => entry.reservation_date === day && entry.status === "confirmed");
  return (
    <section className="day-list" aria-hidden="true">
      <h1>{words().print.title(shop, longDay(day))}</h1>
      {visits.length === 0 && <p>{words().print.none}</p>}
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
                {visit.rugs.length > 0 && <div>{words().visit.layReady(rugWords(visit.rugs))}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
