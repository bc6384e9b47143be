import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { addDays, bogotaDate } from "../../platform/bogota-time.ts";
import { noonOf, showShortDay } from "../../ui/admin/show-day.ts";
import { useShop } from "../../ui/use-shop.ts";
import { useNextVisits } from "./use-next-visits.ts";
import { words } from "./words.ts";
import "./next-visits.css";

function dayName(date: string): string {
  const today = bogotaDate(new Date());
  if (date === today) return words().next.today;
  return date === addDays(today, 1) ? words().next.tomorrow : showShortDay(noonOf(date));
}

/** On the first page: who comes next. */
export function NextVisits() {
  const said = words().next;
  const visits = useNextVisits().data;
  const { showrooms } = useShop();
  const placeOf = (key: string) => (showrooms.length > 1 ? showrooms.find((place) => place.key === key)?.name : undefined);
  return (
    <section>
      <div className="admin-section-heading">
        <h2>{said.title}</h2>
        <Link className="admin-link admin-push-end" to={addresses.admin("showroom")}>
          {said.week}
        </Link>
      </div>
      {visits?.length === 0 && <p className="admin-muted">{said.none}</p>}
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
                <small>
                  {[placeOf(visit.place), visit.notes || visit.rugs.map(({ name }) => name).join(", ") || said.noNotes]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
