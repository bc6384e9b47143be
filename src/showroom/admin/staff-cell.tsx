/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table laid out as a CSS grid loses its own roles */
import { Lock } from "lucide-react";
import { bogotaDate, bogotaTime } from "../../platform/bogota-time.ts";
import { I } from "../../ui/admin/icon.tsx";
import type { Reservation } from "../contract.ts";
import { isPast } from "../rules/slots.ts";
import type { Cell } from "../rules/staff-cells.ts";
import { dayLabel, showPhone } from "./english-days.ts";

type Props = {
  cell: Cell;
  now: Date;
  entry?: Reservation;
  isRunOn: boolean;
  isDimmed: boolean;
  isOpened: boolean;
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
const STATE = { confirmed: "", completed: "Completed", cancelled: "Cancelled", blocked: "Blocked" } as const;

const shownOf = (entry: Reservation): string => STATE[entry.status] || showPhone(entry.customer_phone);

/** One hour of one day for staff: empty, blocked, or a visit. */
export function StaffCell(props: Props) {
  const { cell, now, entry, isShut, isDay, isStop, onFocus } = props;
  const isBlock = entry?.status === "blocked" && !entry.customer_name;
  const ground = isBlock ? "is-blocked" : isShut ? "is-closed" : isPast(cell.date, cell.slot, now) ? "is-past" : "is-free";
  const isNow = cell.date === bogotaDate(now) && cell.slot.slice(0, 2) === bogotaTime(now).slice(0, 2);
  const focus = { "data-cell": `${cell.date} ${cell.slot}`, tabIndex: isStop ? 0 : -1, onFocus };
  const when = `${dayLabel(cell.date)}, ${cell.slot}`;
  return (
    <div role="gridcell" className={[ground, isShut && "is-short", isDay && "is-day"].filter(Boolean).join(" ")}>
      {isBlock ? (
        <Blocked {...props} focus={focus} when={when} />
      ) : entry ? (
        <button
          type="button"
          {...focus}
          className={["staff-week__visit", LOOK[entry.status], props.isOpened && "is-open", props.isDimmed && "is-dimmed"]
            .filter(Boolean)
            .join(" ")}
          aria-label={`${when}: ${entry.customer_name} ${shownOf(entry)}${entry.status === "confirmed" ? ", confirmed" : ""}`}
          onClick={() => props.onOpen(entry)}
        >
          <b>{entry.customer_name}</b> <span>{shownOf(entry)}</span>
        </button>
      ) : (
        <button
          type="button"
          {...focus}
          className={props.isPicked ? "staff-week__slot is-on" : "staff-week__slot"}
          aria-label={`${when}: ${isShut ? "outside public hours" : props.isFree ? "free" : "past"}`}
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

type BlockedProps = Props & { focus: object; when: string };

const Blocked = ({ focus, when, entry, isRunOn, isDimmed, onUnblock }: BlockedProps) => (
  <button
    type="button"
    {...focus}
    className={isDimmed ? "staff-week__unblock is-dimmed" : "staff-week__unblock"}
    aria-label={`${when}: blocked${entry?.notes ? `, ${entry.notes}` : ""}. Open it again`}
    title="Open it again"
    onClick={onUnblock}
  >
    {!isRunOn && (
      <span>
        <I of={Lock} s />
        {entry?.notes || "Blocked"}
      </span>
    )}
  </button>
);
