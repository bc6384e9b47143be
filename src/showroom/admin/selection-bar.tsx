import { Lock } from "lucide-react";
import type { BogotaDate } from "../../platform/bogota-time.ts";
import { I } from "../../ui/admin/icon.tsx";
import { dayLabel } from "./english-days.ts";
import "./selection-bar.css";

type Props = { picked: ReadonlyMap<BogotaDate, string[]>; onCancel: () => void; onBlock: () => void };

const hourAfter = (slot: string): string => `${String(Number(slot.slice(0, 2)) + 1).padStart(2, "0")}:00`;

/** `3 slots, Friday 20, 12:00 to 15:00` */
function wordsOf(picked: Props["picked"]): string {
  const days = [...picked];
  const count = days.reduce((sum, [, slots]) => sum + slots.length, 0);
  const [date, slots] = days[0]!;
  const many = `${count} ${count === 1 ? "slot" : "slots"}`;
  if (days.length > 1) return `${many}, ${dayLabel(date)} to ${dayLabel(days.at(-1)![0])}`;
  return `${many}, ${dayLabel(date)}, ${slots[0]} to ${hourAfter(slots.at(-1)!)}`;
}

/** Floats above the week while slots are selected. */
export const SelectionBar = ({ picked, onCancel, onBlock }: Props) =>
  picked.size > 0 && (
    <div className="slot-selection">
      <output>{wordsOf(picked)}</output>
      <button type="button" className="admin-button admin-button--text" onClick={onCancel}>
        Cancel
      </button>
      <button type="button" className="admin-button" onClick={onBlock}>
        <I of={Lock} s />
        Block slots
      </button>
    </div>
  );
