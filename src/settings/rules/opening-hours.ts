import { addDays, type BogotaDate, instantOf, showDate, weekdayOf } from "../../platform/bogota-time.ts";

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `09:30` to `18:30`; null: closed. */
export type Span = { opens: string; closes: string } | null;
export type Week = Record<Weekday, Span>;
/** A day unlike its weekday; without times it is closed. */
export type Exception = { date: BogotaDate; name: string; opens: string | null; closes: string | null; everyYear: boolean };
export type Hours = { week: Week; exceptions: Exception[] };

export const spanOf = ({ opens, closes }: Pick<Exception, "opens" | "closes">): Span =>
  opens && closes ? { opens, closes } : null;

const isOn = (exception: Exception, date: BogotaDate): boolean =>
  exception.everyYear ? exception.date.slice(5) === date.slice(5) && exception.date <= date : exception.date === date;

/** The one that holds on a day: a date of its own wins over one of every year. */
export const exceptionOn = (exceptions: readonly Exception[], date: BogotaDate): Exception | undefined =>
  exceptions.find((each) => !each.everyYear && isOn(each, date)) ?? exceptions.find((each) => isOn(each, date));

/** Exceptions win over weekdays. */
export function hoursOn({ week, exceptions }: Hours, date: BogotaDate): Span {
  const exception = exceptionOn(exceptions, date);
  return exception ? spanOf(exception) : week[WEEKDAYS[weekdayOf(date)]!];
}

/** The exceptions of the days to come, each with the date it has this time. */
export const exceptionsFrom = (exceptions: readonly Exception[], first: BogotaDate, days: number): Exception[] =>
  Array.from({ length: days }, (_, day) => addDays(first, day)).flatMap((date) => {
    const exception = exceptionOn(exceptions, date);
    return exception ? [{ ...exception, date }] : [];
  });

const DAYS = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];

/** `18:30` as `6:30 p. m.` */
export function showHour(time: string): string {
  const [hour, minute] = time.split(":") as [string, string];
  const shown = Number(hour) % 12 || 12;
  return `${shown}:${minute} ${Number(hour) < 12 ? "a." : "p."}\u00A0m.`;
}

export const showSpan = (span: Span): string => (span ? `${showHour(span.opens)} a ${showHour(span.closes)}` : "Cerrado");

/** `25 de diciembre` */
export const showDay = (date: BogotaDate): string => showDate(instantOf(date), { day: "numeric", month: "long" });

/** Somebody has said when the shop is open. */
export const hasHours = (week: Week): boolean => WEEKDAYS.some((day) => week[day]);

export type HoursLine = { days: string; shown: string; span: Span; weekdays: Weekday[] };

const sameSpan = (one: Span, other: Span): boolean => one?.opens === other?.opens && one?.closes === other?.closes;
const nameOf = (days: number[]): string => {
  const [first, last] = [DAYS[days[0]!]!, DAYS[days.at(-1)!]!.toLowerCase()];
  return days.length === 1 ? first : `${first} ${days.length === 2 ? "y" : "a"} ${last}`;
};

/** Neighbouring days with the same hours as one line: `Lunes a sábado`, `9:30 a. m. a 6:30 p. m.` */
export function weekLines(week: Week): HoursLine[] {
  const groups: number[][] = [];
  for (const day of WEEKDAYS.keys()) {
    const group = groups.at(-1);
    if (group && sameSpan(week[WEEKDAYS[group[0]!]!], week[WEEKDAYS[day]!])) group.push(day);
    else groups.push([day]);
  }
  return groups.map((days) => {
    const span = week[WEEKDAYS[days[0]!]!];
    return { days: nameOf(days), shown: showSpan(span), span, weekdays: days.map((day) => WEEKDAYS[day]!) };
  });
}
