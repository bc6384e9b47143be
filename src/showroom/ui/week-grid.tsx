/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table laid out as a CSS grid loses its own roles */
import { type KeyboardEvent, useRef, useState } from "react";
import { addDays, type BogotaDate, bogotaDate } from "../../platform/bogota-time.ts";
import { capital, dayName, dayNumber, dayWords } from "../rules/day-words.ts";
import { type SlotState, SLOTS, slotState, weekFrom } from "../rules/slots.ts";
import { GridCell } from "./grid-cell.tsx";
import { isMine, type WeekView } from "./week-view.ts";
import "./week-grid.css";

const ARROWS: Record<string, [days: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-6, 0],
  End: [6, 0],
};

const within = (value: number, last: number): number => Math.min(last, Math.max(0, value));

/** The week on a wide screen: a grid that arrow keys walk, one tab stop in all. */
export function WeekGrid({ monday, free, now, hoursAhead, lastDay, mine, loading, onChoose, onStep }: WeekView) {
  const grid = useRef<HTMLDivElement>(null);
  const week = weekFrom(monday);
  const today = bogotaDate(now);
  const states = week.map((date) => SLOTS.map((slot) => slotState(date, slot, free[date] ?? [], now, hoursAhead)));
  const [stop, setStop] = useState<[day: number, row: number]>();
  const [day, row] = stop ?? firstFree(states);

  const walk = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if ((event.key === "PageDown" && addDays(monday, 7) <= lastDay) || (event.key === "PageUp" && monday > today)) {
      event.preventDefault();
      onStep(event.key === "PageDown" ? 1 : -1);
    }
    if (!step) return;
    event.preventDefault();
    const next: [number, number] = [within(day + step[0], 6), within(row + step[1], SLOTS.length - 1)];
    setStop(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.join("-")}"]`)?.focus();
  };

  return (
    <div
      ref={grid}
      className="week-grid"
      role="grid"
      tabIndex={-1}
      aria-label={`Semana del ${dayWords(monday)}`}
      aria-busy={loading}
      style={{ gridTemplateColumns: `56px ${week.map((date) => `minmax(0, ${date < today ? 0.62 : 1}fr)`).join(" ")}` }}
      onKeyDown={walk}
    >
      <div role="row">
        <span role="columnheader" className="vh">
          Hora
        </span>
        {week.map((date, column) => (
          <DayHead key={date} date={date} today={today} column={column} />
        ))}
      </div>
      {SLOTS.map((slot, at) => (
        <div role="row" key={slot}>
          <div role="rowheader" className="week-grid__hour" style={{ gridRow: at + 2 }}>
            {slot}
          </div>
          {week.map((date, column) => (
            <GridCell
              key={date}
              place={{ column, row: at }}
              date={date}
              slot={slot}
              state={loading ? "loading" : isMine(mine, { date, slot }) ? "mine" : states[column]![at]!}
              isFirst={loading ? at === 0 : states[column]![at] !== states[column]![at - 1]}
              isLast={loading ? at === SLOTS.length - 1 : states[column]![at] !== states[column]![at + 1]}
              isStop={column === day && at === row}
              now={date === today && !loading ? now : undefined}
              onFocus={() => setStop([column, at])}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function firstFree(states: SlotState[][]): [number, number] {
  const day = states.findIndex((slots) => slots.includes("available"));
  return day < 0 ? [0, 0] : [day, states[day]!.indexOf("available")];
}

function DayHead({ date, today, column }: { date: BogotaDate; today: BogotaDate; column: number }) {
  const look = date === today ? " is-today" : date < today ? " is-gone" : "";
  return (
    <div
      role="columnheader"
      className={`week-grid__day${look}`}
      style={{ gridColumn: column + 2 }}
      aria-label={capital(dayWords(date))}
    >
      <span>{date === today ? `Hoy, ${dayName(date)}` : capital(dayName(date))}</span>
      <b>{dayNumber(date)}</b>
    </div>
  );
}
