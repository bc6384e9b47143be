import { Lock } from "lucide";
import { useState } from "react";
import type { BogotaDate } from "../../platform/bogota-time.ts";
import { I } from "../../ui/admin/icon.tsx";
import { dayLabel } from "./staff-days.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./selection-bar.css";

type Props = { picked: ReadonlyMap<BogotaDate, string[]>; onCancel: () => void; onBlock: (reason: string) => void };

const hourAfter = (slot: string): string => `${String(Number(slot.slice(0, 2)) + 1).padStart(2, "0")}:00`;

/** `3 slots, Friday 20, 12:00 to 15:00` */
function wordsOf(picked: Props["picked"]): string {
  const days = [...picked];
  const count = days.reduce((sum, [, slots]) => sum + slots.length, 0);
  const [date, slots] = days[0]!;
  const said = words().selection;
  if (days.length > 1) return said.days(count, dayLabel(date), dayLabel(days.at(-1)![0]));
  return said.hours(count, dayLabel(date), slots[0]!, hourAfter(slots.at(-1)!));
}

/** Floats above the week while slots are selected. */
export function SelectionBar({ picked, onCancel, onBlock }: Props) {
  const said = words().selection;
  const [reason, setReason] = useState("");
  if (picked.size === 0) return null;
  return (
    <div className="slot-selection">
      <output>{wordsOf(picked)}</output>
      <input
        className="admin-input"
        aria-label={said.reason}
        placeholder={said.reasonHint}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <button type="button" className="admin-button admin-button--text" onClick={onCancel}>
        {said.cancel}
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
          {said.block}
        </button>
      </Only>
    </div>
  );
}
