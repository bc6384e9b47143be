import { Switch } from "../../ui/admin/switch.tsx";
import { type Week, WEEKDAYS, weekLines } from "../rules/opening-hours.ts";

type Props = { of: string; week: Week; errors: Record<string, string>; onChange: (week: Week) => void };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const USUAL = { opens: "09:00", closes: "18:00" };

/** A row per weekday: a switch closes it; the sentence below is what the shop reads. */
export const WeekFields = ({ of, week, errors, onChange }: Props) => (
  <>
    <ul className="settings-week">
      {WEEKDAYS.map((day) => {
        const span = week[day];
        const wrong = errors[`week.${day}.closes`] ?? errors[`week.${day}.opens`];
        return (
          <li key={day}>
            <b>{capital(day)}</b>
            <Switch
              label={`${of}, ${day} open`}
              checked={span !== null}
              onChange={(isOpen) => onChange({ ...week, [day]: isOpen ? USUAL : null })}
            />
            {span ? (
              <>
                {(["opens", "closes"] as const).map((end) => (
                  <input
                    key={end}
                    className="admin-input"
                    type="time"
                    step={900}
                    aria-label={`${of}, ${day} ${end === "opens" ? "from" : "until"}`}
                    aria-invalid={wrong ? true : undefined}
                    value={span[end]}
                    onChange={({ target }) => onChange({ ...week, [day]: { ...span, [end]: target.value } })}
                  />
                ))}
              </>
            ) : (
              <span className="admin-muted">Closed</span>
            )}
            {wrong && (
              <span className="admin-field__error" role="alert">
                {wrong}
              </span>
            )}
          </li>
        );
      })}
    </ul>
    <p className="settings-said">
      <span className="admin-small admin-muted">The shop reads</span>{" "}
      {weekLines(week)
        .map(({ days, shown }) => `${days} ${shown}`)
        .join("; ")}
    </p>
  </>
);
