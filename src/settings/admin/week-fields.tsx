import { Switch } from "../../ui/admin/switch.tsx";
import { type Week, WEEKDAYS, weekLines } from "../rules/opening-hours.ts";
import { words } from "./words.ts";

type Props = { of: string; week: Week; errors: Record<string, string>; onChange: (week: Week) => void };

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
            <b>{words().week.days[day]}</b>
            <Switch
              label={words().week.open(of, day)}
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
                    aria-label={(end === "opens" ? words().week.from : words().week.until)(of, day)}
                    aria-invalid={wrong ? true : undefined}
                    value={span[end]}
                    onChange={({ target }) => onChange({ ...week, [day]: { ...span, [end]: target.value } })}
                  />
                ))}
              </>
            ) : (
              <span className="admin-muted">{words().week.closed}</span>
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
      <span className="admin-small admin-muted">{words().week.shopReads}</span>{" "}
      {weekLines(week)
        .map(({ days, shown }) => `${days} ${shown}`)
        .join("; ")}
    </p>
  </>
);
