import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { addDays, bogotaDate } from "../../platform/bogota-time.ts";
import { noonOf, showShortDay } from "../../ui/admin/show-day.ts";
import { useNextVisits } from "./use-next-visits.ts";
import "./next-visits.css";

function dayName(date: string): string {
  const today = bogotaDate(new Date());
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : showShortDay(noonOf(date));
}

/** On the first page: who comes next. */
export function NextVisits() {
  const visits = useNextVisits().data;
  return (
    <section>
      <div className="admin-section-heading">
        <h2>Next visits</h2>
        <Link className="admin-link admin-push-end" to={addresses.admin("showroom")}>
          Week
        </Link>
      </div>
      {visits?.length === 0 && <p className="admin-muted">Nobody has booked the next seven days.</p>}
      <ul className="next-visits">
        {visits?.slice(0, 5).map((visit) => (
          <li key={visit.id}>
            <time dateTime={`${visit.reservation_date}T${visit.time_slot}`}>
              <b>{visit.time_slot}</b>
              {dayName(visit.reservation_date)}
            </time>
            <div>
              {visit.customer_name}
              <div>
                <small>{visit.notes || visit.rugs.map(({ name }) => name).join(", ") || "No notes"}</small>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
