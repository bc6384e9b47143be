import { Printer } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { bogotaDate } from "../../platform/bogota-time.ts";
import { showCents } from "../../platform/money.ts";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { noonOf, showDay } from "../../ui/admin/show-day.ts";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { Delivery } from "../contract.ts";
import { CashDesk } from "./cash-desk.tsx";
import { FinishDelivery } from "./finish-delivery.tsx";
import { useDeliveries } from "./use-deliveries.ts";
import { words } from "./words.ts";
import "./deliveries.css";

/** The driver's run sheet of a day, by zone, and the day's cash below it. */
export function DeliveriesScreen() {
  const filters = useFilters();
  const said = words();
  const [today] = useState(() => bogotaDate(new Date()));
  const day = filters.get("day") || today;
  const list = useDeliveries({ day });
  const rows = list.data?.rows ?? [];
  const zones = [...Map.groupBy(rows, ({ zone }) => zone)];
  const due = rows.reduce((sum, { cash_due: cash }) => sum + cash, 0);
  const open = rows.filter(({ status }) => status === "planned").length;
  return (
    <Screen
      title={said.title}
      sum={list.data && said.sum(rows.length, showDay(noonOf(day)), open, showCents(due))}
      actions={
        <button type="button" className="admin-button" onClick={() => window.print()}>
          <I of={Printer} />
          {said.print}
        </button>
      }
    >
      <div className="admin-toolbar">
        <Field label={said.day}>
          {(wiring) => (
            <input
              {...wiring}
              className="admin-input"
              type="date"
              value={day}
              onChange={({ target }) => filters.set({ day: target.value })}
            />
          )}
        </Field>
      </div>
      {list.error && <Banner text={said.failedToFetch} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows />}
      {list.data && rows.length === 0 && <Empty title={said.none}>{said.noneHint}</Empty>}
      <div className="run-sheet">
        {zones.map(([zone, stops]) => (
          <section key={zone} aria-label={zone}>
            <div className="admin-section-heading">
              <h2>{zone}</h2>
              <span className="admin-muted">{said.stops(stops.length)}</span>
            </div>
            <ol>
              {stops.map((stop) => (
                <Stop key={stop.id} stop={stop} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <CashDesk key={day} day={day} />
    </Screen>
  );
}

const LOOKS = { planned: "is-warning", delivered: "is-good", failed: "is-bad" } as const;

const Stop = ({ stop }: { stop: Delivery }) => (
  <li className="run-sheet__stop">
    <b>{words().window(stop.from, stop.to)}</b>
    <div>
      <Link className="admin-link" to={addresses.admin(`orders/${stop.order_number}/open`)}>
        {stop.order_number}
      </Link>{" "}
      {stop.customer_name}, <a href={`tel:${stop.customer_phone}`}>{stop.customer_phone}</a>
      <div>
        {stop.address}, {stop.city}
      </div>
      <div className="admin-muted">
        {stop.rugs}
        {stop.driver && `. ${stop.driver}`}
        {stop.note && `. ${stop.note}`}
      </div>
      {stop.received_by && (
        <div className="admin-muted">
          {words().receivedBy(stop.received_by)}
          {stop.photos.map((photo, place) => (
            <a key={photo} className="admin-link" href={photo} target="_blank" rel="noreferrer">
              {" "}
              {words().photo(place + 1)}
            </a>
          ))}
        </div>
      )}
    </div>
    <div className="run-sheet__money">
      {stop.cash_due > 0 && <b>{words().collect(showCents(stop.cash_due))}</b>}
      {stop.cash_collected !== null && <span>{words().collected(showCents(stop.cash_collected))}</span>}
      <span className={`admin-status ${LOOKS[stop.status]}`}>{words().status[stop.status]}</span>
      {stop.status === "planned" && <FinishDelivery stop={stop} />}
    </div>
  </li>
);
