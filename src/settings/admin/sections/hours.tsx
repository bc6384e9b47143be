import { useState } from "react";
import type { ShownSettings } from "../../contract.ts";
import { holidaysOf } from "../../rules/holidays.ts";
import type { Exception } from "../../rules/opening-hours.ts";
import { LineList } from "../line-list.tsx";
import { SectionForm } from "../section-form.tsx";
import { WeekFields } from "../week-fields.tsx";

const exceptionLine = ({ date, name, opens, closes, everyYear }: Exception): string =>
  [date, opens && closes ? `${opens}-${closes}` : "closed", everyYear && "yearly", name].filter(Boolean).join(" ");

function readException(line: string): Exception {
  const [date = "", what = "closed", ...rest] = line.split(/\s+/);
  const [opens = null, closes = null] = /^\d/.test(what) ? what.split("-") : [];
  const everyYear = rest[0] === "yearly";
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
    <SectionForm
      name="hours"
      about="Shown in the footer, on Contact and to search engines. Exceptions also close the showroom."
      value={value}
    >
      {({ draft, errors, set }) => (
        <>
          <WeekFields of="Hours" week={draft.week} errors={errors} onChange={(week) => set({ week })} />
          <LineList
            label="Holidays and other exceptions"
            hint="One a line: 2026-12-24 10:00-14:00 Nochebuena, or 2026-12-25 closed yearly Navidad"
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
            {`Fill in Colombian holidays of ${year}`}
          </button>
        </>
      )}
    </SectionForm>
  );
}
