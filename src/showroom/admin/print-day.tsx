import { Printer } from "lucide";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { BogotaDate } from "../../platform/bogota-time.ts";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import type { Reservation } from "../contract.ts";
import { weekFrom } from "../rules/slots.ts";
import { DayList } from "./day-list.tsx";
import { dayLabel } from "./staff-days.ts";
import { words } from "./words.ts";

type Props = { place: string; monday: BogotaDate; day: BogotaDate; today: BogotaDate; entries: readonly Reservation[] };

/** A day of the week on paper: the next one is printed the evening before. */
export function PrintDay({ place, monday, day, today, entries }: Props) {
  const [chosen, setChosen] = useState<BogotaDate>();
  const portal = usePortalRoot();
  const visits = (date: BogotaDate) =>
    entries.filter((entry) => entry.reservation_date === date && entry.status === "confirmed").length;
  const print = (date: BogotaDate) => {
    flushSync(() => setChosen(date));
    window.print();
    setChosen(undefined);
  };
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="admin-button">
          <I of={Printer} s />
          {words().print.button}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={portal}>
          <DropdownMenu.Content className="admin-menu" align="end" sideOffset={4}>
            {weekFrom(monday).map((date) => (
              <DropdownMenu.Item key={date} onSelect={() => print(date)}>
                {date === today ? words().print.today(dayLabel(date)) : dayLabel(date)}
                <span className="admin-muted">{visits(date)}</span>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {portal && createPortal(<DayList place={place} day={chosen ?? day} entries={entries} />, portal)}
    </>
  );
}
