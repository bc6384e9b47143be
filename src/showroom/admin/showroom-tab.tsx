import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { addDays, type BogotaDate, bogotaDate, bogotaTime, isDate, mondayOf } from "../../platform/bogota-time.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { Reservation } from "../contract.ts";
import { STATUSES } from "../rules/status.ts";
import { weekLabel } from "./english-days.ts";
import { BookingDialog } from "./booking-dialog.tsx";
import { PrintDay } from "./print-day.tsx";
import { ReservationDialog } from "./reservation-dialog.tsx";
import { StaffWeek } from "./staff-week.tsx";
import { useStaffWeek } from "./use-staff-week.ts";
import "./showroom.css";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Staff see the whole week at a glance; filters dim the rest and never move it. */
export default function ShowroomTab() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const filters = useFilters();
  const today = bogotaDate(now);
  const dayOr = (asked: string): BogotaDate => (isDate(asked) ? asked : today);
  const day = dayOr(filters.get("day"));
  const monday = mondayOf(day);
  const status = STATUSES.find((each) => each === filters.get("status"));
  const [opened, setOpened] = useState<Reservation>();
  const [isBooking, setBooking] = useState(false);
  const week = useStaffWeek(monday);
  const all = week.list.data ?? [];
  const go = (date: BogotaDate) => filters.set({ day: date === today ? undefined : date });
  const step = (days: number) => go(addDays(dayOr(filters.latest("day")), days));
  return (
    <Screen
      title="Showroom"
      className="showroom-screen"
      sum={`${weekLabel(monday)}. ${sentence(all, now)} Times of Bogotá.`}
      actions={
        <>
          <button type="button" className="admin-button admin-button--primary" onClick={() => setBooking(true)}>
            <I of={Plus} />
            New visit
          </button>
          <PrintDay {...{ monday, day, today, entries: all }} />
          <button type="button" className="admin-button" onClick={() => go(today)}>
            Today
          </button>
          <Arrow label="Previous week" of={ChevronLeft} onClick={() => step(-7)} />
          <Arrow label="Next week" of={ChevronRight} onClick={() => step(7)} />
        </>
      }
      phoneActions={
        <>
          <button
            type="button"
            className="admin-button admin-button--icon admin-button--primary"
            aria-label="New visit"
            onClick={() => setBooking(true)}
          >
            <I of={Plus} />
          </button>
          <Arrow label="Previous day" of={ChevronLeft} onClick={() => step(-1)} />
          <Arrow label="Next day" of={ChevronRight} onClick={() => step(1)} />
        </>
      }
    >
      <nav className="admin-views admin-views--flush" aria-label="Filter">
        <Filter name="All" count={all.length} isOn={!status} onClick={() => filters.set({ status: undefined })} />
        {STATUSES.map((each) => (
          <Filter
            key={each}
            name={capital(each)}
            count={all.filter((entry) => entry.status === each).length}
            isOn={status === each}
            onClick={() => filters.set({ status: each })}
          />
        ))}
        <span className="admin-muted admin-small showroom-screen__tip">
          Drag over free slots to block them. Press a blocked slot to open it again.
        </span>
      </nav>
      {week.list.error && (
        <Banner text="Failed to fetch reservations" detail={reasonOf(week.list.error)} retry={() => void week.list.refetch()} />
      )}
      {week.list.isPending ? (
        <SkeletonRows rows={8} height={42} />
      ) : (
        <StaffWeek
          key={monday}
          {...{ monday, day, now, status, entries: all, opened }}
          onOpen={setOpened}
          onBlock={(date, timeSlots, reason) => week.block.mutate({ date, timeSlots, reason })}
          onUnblock={(date, timeSlots) => week.unblock.mutate({ date, timeSlots })}
        />
      )}
      {isBooking && (
        <BookingDialog
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

function sentence(all: readonly Reservation[], now: Date): string {
  const at = `${bogotaDate(now)} ${bogotaTime(now)}`;
  const coming = all.filter((entry) => entry.status === "confirmed" && `${entry.reservation_date} ${entry.time_slot}` > at);
  const soon = coming.filter((entry) => entry.reservation_date === bogotaDate(now)).length;
  return `${coming.length} ${coming.length === 1 ? "visit" : "visits"} to come, ${soon} today.`;
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
