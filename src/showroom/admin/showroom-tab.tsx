import { ChevronLeft, ChevronRight, Plus } from "lucide";
import { useEffect, useState } from "react";
import { addDays, type BogotaDate, bogotaDate, bogotaTime, isDate, mondayOf } from "../../platform/bogota-time.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { reasonOf } from "../../ui/admin/use-save.ts";
import { useShop } from "../../ui/use-shop.ts";
import type { Reservation } from "../contract.ts";
import { STATUSES } from "../rules/status.ts";
import { weekLabel } from "./staff-days.ts";
import { BookingDialog } from "./booking-dialog.tsx";
import { PrintDay } from "./print-day.tsx";
import { ReservationDialog } from "./reservation-dialog.tsx";
import { StaffWeek } from "./staff-week.tsx";
import { useStaffWeek } from "./use-staff-week.ts";
import { words } from "./words.ts";
import "./showroom.css";

/** Staff see the whole week at a glance; filters dim the rest and never move it. */
export default function ShowroomTab() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const said = words().week;
  const filters = useFilters();
  const today = bogotaDate(now);
  const dayOr = (asked: string): BogotaDate => (isDate(asked) ? asked : today);
  const day = dayOr(filters.get("day"));
  const monday = mondayOf(day);
  const status = STATUSES.find((each) => each === filters.get("status"));
  const [opened, setOpened] = useState<Reservation>();
  const [isBooking, setBooking] = useState(false);
  const week = useStaffWeek(monday);
  const { showrooms } = useShop();
  const place = showrooms.find(({ key }) => key === filters.get("place"))?.key ?? "";
  // Visits of a showroom that is gone from the list are shown with the first.
  const isHere = (key: string) => key === place || (place === "" && showrooms.every((each) => each.key !== key));
  const all = (week.list.data ?? []).filter((entry) => isHere(entry.place));
  const at = place || undefined;
  const go = (date: BogotaDate) => filters.set({ day: date === today ? undefined : date });
  const step = (days: number) => go(addDays(dayOr(filters.latest("day")), days));
  return (
    <Screen
      title={said.title}
      className="showroom-screen"
      sum={sumOf(monday, all, now)}
      actions={
        <>
          <button type="button" className="admin-button admin-button--primary" onClick={() => setBooking(true)}>
            <I of={Plus} />
            {said.newVisit}
          </button>
          <PrintDay {...{ place, monday, day, today, entries: all }} />
          <button type="button" className="admin-button" onClick={() => go(today)}>
            {said.today}
          </button>
          <Arrow label={said.previousWeek} of={ChevronLeft} onClick={() => step(-7)} />
          <Arrow label={said.nextWeek} of={ChevronRight} onClick={() => step(7)} />
        </>
      }
      phoneActions={
        <>
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--primary"
            aria-label={said.newVisit}
            onClick={() => setBooking(true)}
          >
            <I of={Plus} />
          </button>
          <Arrow label={said.previousDay} of={ChevronLeft} onClick={() => step(-1)} />
          <Arrow label={said.nextDay} of={ChevronRight} onClick={() => step(1)} />
        </>
      }
    >
      {showrooms.length > 1 && (
        <fieldset className="admin-segments showroom-screen__places" aria-label={said.place}>
          {showrooms.map(({ key, name }) => (
            <button key={key} type="button" aria-pressed={key === place} onClick={() => filters.set({ place: key || undefined })}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <nav className="admin-views admin-views--flush" aria-label={said.filter}>
        <Filter name={said.all} count={all.length} isOn={!status} onClick={() => filters.set({ status: undefined })} />
        {STATUSES.map((each) => (
          <Filter
            key={each}
            name={words().statuses[each]}
            count={all.filter((entry) => entry.status === each).length}
            isOn={status === each}
            onClick={() => filters.set({ status: each })}
          />
        ))}
        <span className="admin-muted admin-small showroom-screen__tip">{said.tip}</span>
      </nav>
      {week.list.error && <Banner text={said.failed} detail={reasonOf(week.list.error)} retry={() => void week.list.refetch()} />}
      {week.list.isPending ? (
        <SkeletonRows rows={8} height={42} />
      ) : (
        <StaffWeek
          key={`${place} ${monday}`}
          {...{ place, monday, day, now, status, entries: all, opened }}
          onOpen={setOpened}
          onBlock={(date, timeSlots, reason) => week.block.mutate({ date, timeSlots, reason, place: at })}
          onUnblock={(date, timeSlots) => week.unblock.mutate({ date, timeSlots, place: at })}
        />
      )}
      {isBooking && (
        <BookingDialog
          place={place}
          day={day < today ? today : day}
          isSaving={week.book.isPending}
          onClose={() => setBooking(false)}
          onSave={(visit) => week.book.mutateAsync(visit)}
        />
      )}
      {opened && (
        <ReservationDialog
          key={opened.id}
          entry={opened}
          isSaving={week.update.isPending}
          onClose={() => setOpened(undefined)}
          onSave={(change) => week.update.mutateAsync({ id: opened.id, ...change })}
          onDelete={() => week.remove.mutateAsync(opened)}
        />
      )}
    </Screen>
  );
}

function sumOf(monday: BogotaDate, all: readonly Reservation[], now: Date): string {
  const at = `${bogotaDate(now)} ${bogotaTime(now)}`;
  const coming = all.filter((entry) => entry.status === "confirmed" && `${entry.reservation_date} ${entry.time_slot}` > at);
  const soon = coming.filter((entry) => entry.reservation_date === bogotaDate(now)).length;
  return words().week.sum(weekLabel(monday), coming.length, soon);
}

const Arrow = ({ label, of, onClick }: { label: string; of: typeof ChevronLeft; onClick: () => void }) => (
  <button type="button" className="admin-button admin-button--icon" aria-label={label} onClick={onClick}>
    <I of={of} />
  </button>
);

const Filter = ({ name, count, isOn, onClick }: { name: string; count: number; isOn: boolean; onClick: () => void }) => (
  <button type="button" aria-current={isOn ? "true" : undefined} onClick={onClick}>
    {name}
    <small>{count}</small>
  </button>
);
