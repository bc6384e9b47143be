import { ChevronLeft, ChevronRight, type IconNode } from "lucide";
import { addDays, type BogotaDate } from "../../platform/bogota-time.ts";
import { Icon } from "../../ui/icon.tsx";
import { weekWords } from "../rules/day-words.ts";
import "./week-bar.css";

type Props = { monday: BogotaDate; lastDay: BogotaDate; onStep: (weeks: number) => void };

/** The week's name, what the colours mean, and the way to the weeks beside it. */
export function WeekBar({ monday, lastDay, onStep }: Props) {
  return (
    <div className="week-bar">
      <h2>{weekWords(monday)}</h2>
      <ul className="week-bar__legend" aria-hidden="true">
        <li className="week-bar__free">Disponible</li>
        <li className="week-bar__taken">No disponible</li>
        <li className="week-bar__past">Pasado</li>
      </ul>
      <Step label="Semana anterior" icon={ChevronLeft} onClick={() => onStep(-1)} />
      <Step label="Semana siguiente" icon={ChevronRight} isLast={addDays(monday, 7) > lastDay} onClick={() => onStep(1)} />
    </div>
  );
}

type StepProps = { label: string; icon: IconNode; isLast?: boolean; onClick: () => void };

/** Spec §2: a button each way; a week gone by shows what was, all of it past. After the last bookable week it rests. */
const Step = ({ label, icon, isLast, onClick }: StepProps) => (
  <button type="button" className="week-bar__step" aria-label={label} disabled={isLast} onClick={onClick}>
    <Icon of={icon} />
  </button>
);
