import { useState } from "react";
import type { ShownSettings } from "../../contract.ts";
import { holidaysOf } from "../../rules/holidays.ts";
import type { Exception } from "../../rules/opening-hours.ts";
import { LineList } from "../line-list.tsx";
import { SectionForm } from "../section-form.tsx";
import { WeekFields } from "../week-fields.tsx";
import { words } from "../words.ts";

const exceptionLine = ({ date, name, opens, closes, everyYear }: Exception): string =>
  [date, opens && closes ? `${opens}-${closes}` : words().hours.closed, everyYear && words().hours.yearly, name]
    .filter(Boolean)
    .join(" ");

/** Typed in either language. */
const YEARLY = new Set<string | undefined>(["yearly", "anual"]);

function readException(line: string): Exception {
  const [date = "", what = "closed", ...rest] = line.split(/\s+/);
  const [opens = null, closes = null] = /^\d/.test(what) ? what.split("-") : [];
  const everyYear = YEARLY.has(rest[0]);
  return { date, opens, closes, everyYear, name: rest.slice(everyYear ? 1 : 0).join(" ") };
}

const holidayLines = (year: number): Exception[] =>
  holidaysOf(year).map((holiday) => ({ ...holiday, opens: null, closes: null, everyYear: false }));

/** From October on people look at the next year. */
function holidayYear(): number {
  const now = new Date();
  return now.getFullYear() + (now.getMonth() > 8 ? 1 : 0);
}

export function HoursSection({ value }: { value: ShownSettings["hours"] }) {
  const [year] = useState(holidayYear);
  return (
    <SectionForm name="hours" about={words().about.hours} value={value}>
      {({ draft, errors, set }) => (
        <>
          <WeekFields of={words().sections.hours} week={draft.week} errors={errors} onChange={(week) => set({ week })} />
          <LineList
            label={words().hours.exceptions}
            hint={words().hours.exceptionsHint}
            value={draft.exceptions}
            show={exceptionLine}
            read={readException}
            field="exceptions"
            errors={errors}
            onChange={(exceptions) => set({ exceptions })}
          />
          <button
            type="button"
            className="admin-button admin-button--small"
            onClick={() => {
              const known = new Set(draft.exceptions.map(({ date }) => date));
              const fresh = new Map(holidayLines(year).map((each) => [each.date, each]));
              set({ exceptions: [...draft.exceptions, ...[...fresh.values()].filter(({ date }) => !known.has(date))] });
            }}
          >
            {words().hours.holidays(year)}
          </button>
        </>
      )}
    </SectionForm>
  );
}
