/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table laid out as a CSS grid loses its own roles */
import { type KeyboardEvent, useRef, useState } from "react";
import { type BogotaDate, bogotaDate } from "../../platform/bogota-time.ts";
import type { Reservation } from "../contract.ts";
import { canBlock, type Cell, entriesAt, entryAt, freeBetween, isOpenAt } from "../rules/staff-cells.ts";
import { SLOTS, weekFrom } from "../rules/slots.ts";
import type { ReservationStatus } from "../rules/status.ts";
import { dayOfMonth, longDay, shortName } from "./staff-days.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { StaffCell } from "./staff-cell.tsx";
import { useOpening } from "../use-opening.ts";
import { words } from "./words.ts";
import "./staff-week.css";

type Props = {
  /** The showroom's key. */
  place: string;
  monday: BogotaDate;
  /** The one day a phone shows. */
  day: BogotaDate;
  now: Date;
  status?: ReservationStatus;
  entries: readonly Reservation[];
  opened?: Reservation;
  onOpen: (entry: Reservation) => void;
  onBlock: (date: BogotaDate, slots: string[], reason: string) => void;
  onUnblock: (date: BogotaDate, slots: string[]) => void;
};

const ARROWS: Record<string, [days: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (value: number, last: number): number => Math.min(last, Math.max(0, value));

/** Drag or Shift and arrows select free slots; a click opens what is there. */
export function StaffWeek({ place, monday, day, now, status, entries, opened, onOpen, onBlock, onUnblock }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const days = weekFrom(monday);
  const today = bogotaDate(now);
  const [range, setRange] = useState<{ from: Cell; to: Cell }>();
  const [stop, setStop] = useState<Cell>({ date: day, slot: "09:00" });
  const opening = useOpening(place);
  const picked = range ? freeBetween(entries, range.from, range.to, days, now, opening) : new Map<BogotaDate, string[]>();

  const walk = (event: KeyboardEvent): void => {
    if (event.key === "Escape") setRange(undefined);
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const date = days[within(days.indexOf(stop.date) + step[0], 6)]!;
    const slot = SLOTS[within(SLOTS.indexOf(stop.slot) + step[1], SLOTS.length - 1)]!;
    if (event.shiftKey) setRange({ from: range?.from ?? stop, to: { date, slot } });
    setStop({ date, slot });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${date} ${slot}"]`)?.focus();
  };
  const pick = (cell: Cell): void => {
    const isAlone = range && range.from.date === cell.date && range.from.slot === cell.slot && picked.size <= 1;
    setRange(isAlone ? undefined : { from: range?.from.date === cell.date ? range.from : cell, to: cell });
  };
  const wholeDay = (date: BogotaDate): void => setRange({ from: { date, slot: SLOTS[0]! }, to: { date, slot: SLOTS.at(-1)! } });

  return (
    <>
      <div
        ref={grid}
        className="staff-week"
        role="grid"
        tabIndex={-1}
        aria-label={words().week.label(longDay(monday))}
        onKeyDown={walk}
      >
        <div role="row">
          <div role="columnheader" className="staff-week__day staff-week__corner">
            <span className="admin-visually-hidden">{words().week.hour}</span>
          </div>
          {days.map((date) => (
            <div key={date} role="columnheader" aria-label={longDay(date)} className={headOf(date, today, day)}>
              <button type="button" title={words().week.select(longDay(date))} onClick={() => wholeDay(date)}>
                <span className="admin-label">
                  {shortName(date)}
                  {date === today && <span className="staff-week__wide">{words().week.isToday}</span>}
                </span>
                <b>{dayOfMonth(date)}</b>
              </button>
            </div>
          ))}
        </div>
        {SLOTS.map((slot, row) => (
          <div role="row" key={slot}>
            <div
              role="rowheader"
              className={
                days.some((date) => isOpenAt(opening, { date, slot })) ? "staff-week__hour" : "staff-week__hour is-short"
              }
            >
              {slot}
            </div>
            {days.map((date) => {
              const cell = { date, slot };
              const here = entriesAt(entries, cell);
              const [entry] = here;
              const above = row > 0 ? entryAt(entries, { date, slot: SLOTS[row - 1]! }) : undefined;
              return (
                <StaffCell
                  key={date}
                  cell={cell}
                  now={now}
                  entries={here}
                  isRunOn={entry?.status === "blocked" && above?.status === "blocked"}
                  status={status}
                  openedId={opened?.id}
                  isPicked={picked.get(date)?.includes(slot) ?? false}
                  isFree={canBlock(entries, cell, now, opening)}
                  isShut={!isOpenAt(opening, cell)}
                  isDay={date === day}
                  isStop={stop.date === date && stop.slot === slot}
                  onFocus={() => setStop(cell)}
                  onOpen={onOpen}
                  onUnblock={() => onUnblock(date, [slot])}
                  onDragFrom={() => setRange({ from: cell, to: cell })}
                  onDragTo={() => range && setRange({ ...range, to: cell })}
                  onPick={() => pick(cell)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Legend />
      <SelectionBar
        picked={picked}
        onCancel={() => setRange(undefined)}
        onBlock={(reason) => {
          for (const [date, slots] of picked) onBlock(date, slots, reason);
          setRange(undefined);
        }}
      />
    </>
  );
}

const headOf = (date: BogotaDate, today: BogotaDate, day: BogotaDate): string =>
  ["staff-week__day", date === today && "is-today", date === day && "is-day"].filter(Boolean).join(" ");

const Legend = () => (
  <ul className="week-legend" aria-label={words().week.colours}>
    <li className="week-legend__confirmed">{words().week.legend.confirmed}</li>
    <li className="week-legend__completed">{words().week.legend.completed}</li>
    <li className="week-legend__cancelled">{words().week.legend.cancelled}</li>
    <li className="week-legend__blocked">{words().week.legend.blocked}</li>
    <li className="week-legend__closed">{words().week.legend.closed}</li>
  </ul>
);
