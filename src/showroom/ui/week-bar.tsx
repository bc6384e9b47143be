import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useNavigate } from "react-router";
import { addDays, type BogotaDate } from "../../platform/bogota-time.ts";
import { Icon } from "../../ui/icon.tsx";
import { weekWords } from "../rules/day-words.ts";
import "./week-bar.css";

type Props = { monday: BogotaDate; lastDay: BogotaDate; addressOf: (monday: BogotaDate) => string };

/** The week's name, what the colours mean, and the way to the weeks beside it. */
export function WeekBar({ monday, lastDay, addressOf }: Props) {
  const next = addDays(monday, 7);
  return (
    <div className="week-bar">
      <h2>{weekWords(monday)}</h2>
      <ul className="week-bar__legend" aria-hidden="true">
        <li className="week-bar__free">Disponible</li>
        <li className="week-bar__taken">No disponible</li>
        <li className="week-bar__past">Pasado</li>
      </ul>
      <Step label="Semana anterior" icon={ChevronLeft} to={addressOf(addDays(monday, -7))} />
      <Step label="Semana siguiente" icon={ChevronRight} to={next > lastDay ? undefined : addressOf(next)} />
    </div>
  );
}

/** Spec §2: a button each way; a week gone by shows what was, all of it past. After the last bookable week it rests. */
function Step({ label, icon, to }: { label: string; icon: LucideIcon; to: string | undefined }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="week-bar__step"
      aria-label={label}
      disabled={!to}
      onClick={() => to && void navigate(to, { preventScrollReset: true })}
    >
      <Icon of={icon} />
    </button>
  );
}
