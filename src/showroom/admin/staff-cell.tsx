/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table laid out as a CSS grid loses its own roles */
import { Lock } from "lucide";
import type { CSSProperties } from "react";
import { bogotaDate, bogotaTime } from "../../platform/bogota-time.ts";
import { I } from "../../ui/admin/icon.tsx";
import type { Reservation } from "../contract.ts";
import { isPast } from "../rules/slots.ts";
import type { Cell } from "../rules/staff-cells.ts";
import type { ReservationStatus } from "../rules/status.ts";
import { dayLabel, showPhone } from "./staff-days.ts";
import { words } from "./words.ts";

type Props = {
  cell: Cell;
  now: Date;
  /** Visits at once beside each other; a block is alone. */
  entries: readonly Reservation[];
  isRunOn: boolean;
  /** The filter: others are dimmed. */
  status?: ReservationStatus;
  openedId?: number;
  isPicked: boolean;
  isFree: boolean;
  isShut: boolean;
  isDay: boolean;
  isStop: boolean;
  onFocus: () => void;
  onOpen: (entry: Reservation) => void;
  onUnblock: () => void;
  onDragFrom: () => void;
  onDragTo: () => void;
  onPick: () => void;
};

const LOOK = { confirmed: "", completed: "is-done", cancelled: "is-cancelled", blocked: "" } as const;

const shownOf = ({ status, customer_phone: phone }: Reservation): string =>
  status === "confirmed" ? showPhone(phone) : words().statuses[status];

/** One hour of one day for staff: empty, blocked, or a visit. */
export function StaffCell(props: Props) {
  const { cell, now, entries, isShut, isDay, isStop, onFocus } = props;
  const [entry] = entries;
  const isBlock = entry?.status === "blocked" && !entry.customer_name;
  const ground = isBlock ? "is-blocked" : isShut ? "is-closed" : isPast(cell.date, cell.slot, now) ? "is-past" : "is-free";
  const isNow = cell.date === bogotaDate(now) && cell.slot.slice(0, 2) === bogotaTime(now).slice(0, 2);
  const focus = { "data-cell": `${cell.date} ${cell.slot}`, tabIndex: isStop ? 0 : -1, onFocus };
  const when = `${dayLabel(cell.date)}, ${cell.slot}`;
  const said = words().cell;
  return (
    <div role="gridcell" className={[ground, isShut && "is-short", isDay && "is-day"].filter(Boolean).join(" ")}>
      {isBlock ? (
        <Blocked {...props} entry={entry} focus={focus} when={when} />
      ) : entry ? (
        entries.map((each, nth) => (
          <Visit
            key={each.id}
            {...props}
            entry={each}
            when={when}
            // The arrow keys come to the first; Tab goes on to those beside it.
            focus={nth === 0 ? focus : { tabIndex: focus.tabIndex, onFocus }}
            style={
              entries.length > 1
                ? { left: `${(100 * nth) / entries.length}%`, width: `calc(${100 / entries.length}% - 2px)` }
                : undefined
            }
          />
        ))
      ) : (
        <button
          type="button"
          {...focus}
          className={props.isPicked ? "staff-week__slot is-on" : "staff-week__slot"}
          aria-label={(isShut ? said.closed : props.isFree ? said.free : said.past)(when)}
          aria-pressed={props.isFree ? props.isPicked : undefined}
          aria-disabled={!props.isFree}
          onPointerDown={(event) => event.pointerType === "mouse" && event.button === 0 && props.isFree && props.onDragFrom()}
          onPointerEnter={(event) => event.pointerType === "mouse" && event.buttons === 1 && props.onDragTo()}
          onClick={(event) => {
            const byMouse = (event.nativeEvent as PointerEvent).pointerType === "mouse";
            if (!byMouse && props.isFree) props.onPick();
          }}
        />
      )}
      {isNow && <i className="staff-week__now" style={{ top: `${(Number(bogotaTime(now).slice(3)) / 60) * 100}%` }} />}
    </div>
  );
}

type EntryProps = Props & { entry: Reservation; focus: object; when: string };
const isDimmed = ({ entry, status }: EntryProps): boolean => status !== undefined && entry.status !== status;

const Visit = (props: EntryProps & { style?: CSSProperties }) => {
  const { entry, focus, when, style, openedId, onOpen } = props;
  const said = entry.status === "confirmed" ? words().cell.confirmed : words().cell.visit;
  return (
    <button
      type="button"
      {...focus}
      style={style}
      className={["staff-week__visit", LOOK[entry.status], entry.id === openedId && "is-open", isDimmed(props) && "is-dimmed"]
        .filter(Boolean)
        .join(" ")}
      aria-label={said(when, entry.customer_name, shownOf(entry))}
      onClick={() => onOpen(entry)}
    >
      <b>{entry.customer_name}</b> <span>{shownOf(entry)}</span>
    </button>
  );
};

const Blocked = ({ focus, when, ...props }: EntryProps) => (
  <button
    type="button"
    {...focus}
    className={isDimmed({ focus, when, ...props }) ? "staff-week__unblock is-dimmed" : "staff-week__unblock"}
    aria-label={props.entry.notes ? words().cell.blockedFor(when, props.entry.notes) : words().cell.blocked(when)}
    title={words().cell.open}
    onClick={props.onUnblock}
  >
    {!props.isRunOn && (
      <span>
        <I of={Lock} s />
        {props.entry.notes || words().visit.blocked}
      </span>
    )}
  </button>
);
