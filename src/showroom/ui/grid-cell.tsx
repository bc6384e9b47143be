/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table laid out as a CSS grid loses its own roles */
import { type BogotaDate, bogotaTime } from "../../platform/bogota-time.ts";
import { capital, dayWords } from "../rules/day-words.ts";
import { type CellState, type Place, WORDS } from "./week-view.ts";

type Props = {
  place: { column: number; row: number };
  date: BogotaDate;
  slot: string;
  state: CellState;
  isFirst: boolean;
  isLast: boolean;
  isStop: boolean;
  /** Given for today's column: the hour that is running carries the now-line. */
  now?: Date;
  onFocus: () => void;
  onChoose: (place: Place) => void;
};

/** One hour. The word is drawn once per run of closed hours, but every hour says it to a screen reader. */
export function GridCell({ place, date, slot, state, isFirst, isLast, isStop, now, onFocus, onChoose }: Props) {
  const style = { gridColumn: place.column + 2, gridRow: place.row + 2 };
  const look = `hour hour--${state}${isFirst ? " is-first" : ""}${isLast ? " is-last" : ""}`;
  const named = `${capital(dayWords(date))}, ${slot}: ${WORDS[state]}`;
  const focus = { "data-cell": `${place.column}-${place.row}`, tabIndex: isStop ? 0 : -1, onFocus, "aria-label": named };
  if (state === "available")
    return (
      <div role="gridcell" className={look} style={style}>
        <button type="button" {...focus} onClick={() => onChoose({ date, slot })}>
          <span className="hour__word">{WORDS.available}</span>
          <span className="hour__go">Reservar {slot}</span>
        </button>
      </div>
    );
  return (
    <div role="gridcell" className={look} style={style} {...focus}>
      {(isFirst || state === "mine") && <span>{WORDS[state]}</span>}
      {now && bogotaTime(now).slice(0, 2) === slot.slice(0, 2) && <NowLine now={now} />}
    </div>
  );
}

const NowLine = ({ now }: { now: Date }) => (
  <i
    className="hour__now"
    style={{ top: `${(Number(bogotaTime(now).slice(3)) / 60) * 100}%` }}
    title={`Ahora, ${bogotaTime(now)}`}
  />
);
