import { ChevronRight } from "lucide";
import { type TouchEvent, useRef, useState } from "react";
import { type BogotaDate, bogotaDate } from "../../platform/bogota-time.ts";
import { Icon } from "../../ui/icon.tsx";
import { capital, dayNumber, dayWords, shortDay } from "../rules/day-words.ts";
import { BOOKABLE, runsOf, SLOTS, slotState, weekFrom } from "../rules/slots.ts";
import { isMine, WORDS, type WeekView } from "./week-view.ts";
import "./day-view.css";

const SWIPE = 56;
const hoursFree = (count: number): string => (count === 1 ? "1 hora libre" : `${count} horas libres`);

/** The week on a phone: a strip of days and one day at a time. A swipe changes the day. */
export function DayView({ monday, free, now, hoursAhead, mine, loading, onChoose }: WeekView) {
  const week = weekFrom(monday);
  // Where there may be several visits at once, one's own hour can still be free for others.
  const left = (date: BogotaDate): string[] => (free[date] ?? []).filter((slot) => !isMine(mine, { date, slot }));
  const freeOf = (date: BogotaDate): string[] =>
    SLOTS.filter((slot) => slotState(date, slot, left(date), now, hoursAhead) === "available");
  const [chosen, setChosen] = useState<BogotaDate>();
  const day =
    chosen && week.includes(chosen)
      ? chosen
      : ((mine && week.includes(mine.date) ? mine.date : week.find((date) => freeOf(date).length > 0)) ?? week[0]!);
  const touch = useRef<{ x: number; y: number }>(undefined);

  const swiped = (event: TouchEvent): void => {
    const began = touch.current;
    const { clientX: x, clientY: y } = event.changedTouches[0]!;
    if (!began || Math.abs(x - began.x) < SWIPE || Math.abs(y - began.y) > SWIPE) return;
    const next = week[week.indexOf(day) + (x < began.x ? 1 : -1)];
    if (next) setChosen(next);
  };

  return (
    <div className="day-view">
      <fieldset className="day-strip" aria-label="Días de la semana">
        {week.map((date) => (
          <button
            key={date}
            type="button"
            aria-pressed={date === day}
            className={freeOf(date).length === 0 ? "is-gone" : ""}
            onClick={() => setChosen(date)}
          >
            <span className="vh">{`${capital(dayWords(date))}, ${hoursFree(freeOf(date).length)}`}</span>
            <span aria-hidden>{date === bogotaDate(now) ? "Hoy" : shortDay(date)}</span>
            <b aria-hidden>{dayNumber(date)}</b>
            <em>
              <i style={{ width: `${Math.min(1, freeOf(date).length / BOOKABLE.length) * 100}%` }} />
            </em>
          </button>
        ))}
      </fieldset>
      <div
        onTouchStart={({ touches }) => (touch.current = { x: touches[0]!.clientX, y: touches[0]!.clientY })}
        onTouchEnd={swiped}
        aria-live="polite"
        aria-busy={loading}
      >
        <div className="day-view__head">
          <h3>{capital(dayWords(day))}</h3>
          <span>{loading ? WORDS.loading : hoursFree(freeOf(day).length)}</span>
        </div>
        <ul className="day-slots">
          {loading
            ? BOOKABLE.map((slot) => <li key={slot} className="day-slots__wait" />)
            : runsOf(day, left(day), now, hoursAhead).flatMap(({ state, slots }) =>
                state === "available"
                  ? slots.map((slot) => (
                      <li key={slot} className="day-slots__free">
                        <button type="button" onClick={() => onChoose({ date: day, slot })}>
                          <b>{slot}</b>
                          <span>{WORDS.available}</span>
                          <Icon of={ChevronRight} size={18} />
                        </button>
                      </li>
                    ))
                  : splitAt(slots, mine?.date === day ? mine : undefined).map((part) => (
                      <li
                        key={part[0]}
                        className={part[0] === mine?.slot && mine?.date === day ? "day-slots__mine" : "day-slots__gap"}
                      >
                        <span>{part.length > 1 ? `${part[0]} – ${part.at(-1)}` : part[0]}</span>
                        <span>{part[0] === mine?.slot && mine?.date === day ? WORDS.mine : WORDS[state]}</span>
                      </li>
                    )),
              )}
        </ul>
      </div>
    </div>
  );
}

/** One's own visit is shown alone, also inside a run of closed hours. */
function splitAt(slots: string[], own: WeekView["mine"]): string[][] {
  const at = own ? slots.indexOf(own.slot) : -1;
  if (!own || at < 0) return [slots];
  const end = at + own.hours;
  return [slots.slice(0, at), slots.slice(at, end), slots.slice(end)].filter((part) => part.length > 0);
}
