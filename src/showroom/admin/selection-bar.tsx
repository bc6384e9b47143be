import { Lock } from "lucide-react";
import { useState } from "react";
import type { BogotaDate } from "../../platform/bogota-time.ts";
import { I } from "../../ui/admin/icon.tsx";
import { dayLabel } from "./english-days.ts";
import { Only } from "../../staff/admin/only.tsx";
import "./selection-bar.css";

type Props = { picked: ReadonlyMap<BogotaDate, string[]>; onCancel: () => void; onBlock: (reason: string) => void };

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
export function SelectionBar({ picked, onCancel, onBlock }: Props) {
  const [reason, setReason] = useState("");
  if (picked.size === 0) return null;
  return (
    <div className="slot-selection">
      <output>{wordsOf(picked)}</output>
      <input
        className="admin-input"
        aria-label="Reason for the team"
        placeholder="Reason (optional)"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <button type="button" className="admin-button admin-button--text" onClick={onCancel}>
        Cancel
      </button>
      <Only call="POST /api/admin/showroom/block-slots">
        {" "}
        <button
          type="button"
          className="admin-button"
          onClick={() => {
            onBlock(reason);
            setReason("");
          }}
        >
          <I of={Lock} s />
          Block slots
        </button>
      </Only>
    </div>
  );
}
