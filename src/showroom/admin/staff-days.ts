import { addDays, type BogotaDate } from "../../platform/bogota-time.ts";
import type { Language } from "../../platform/language.ts";
import { languageInForce } from "../../ui/admin/language.ts";
import { words } from "./words.ts";

const LOCALES: Record<Language, string> = { en: "en-GB", es: "es" };

/** A day of the calendar has no clock: its noon in UTC is read as UTC. */
const said = (options: Intl.DateTimeFormatOptions) => {
  const formatIn = (locale: string) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const formats: Record<Language, Intl.DateTimeFormat> = { en: formatIn(LOCALES.en), es: formatIn(LOCALES.es) };
  return (date: BogotaDate): string => formats[languageInForce()].format(new Date(`${date}T12:00:00Z`));
};

export const shortName = said({ weekday: "short" });
export const dayOfMonth = said({ day: "numeric" });
const longName = said({ weekday: "long" });
const monthAndYear = said({ month: "long", year: "numeric" });
const dayAndMonth = said({ day: "numeric", month: "long" });
const dayInFull = said({ weekday: "long", day: "numeric", month: "long" });
/** `Thursday 19 November` */
export const longDay = (date: BogotaDate): string => dayInFull(date).replace(",", "");
/** `Friday 20` */
export const dayLabel = (date: BogotaDate): string => `${longName(date)} ${dayOfMonth(date)}`;

/** `16–22 November 2026` */
export function weekLabel(monday: BogotaDate): string {
  const sunday = addDays(monday, 6);
  const { week, weekOfTwoMonths } = words().days;
  if (monthAndYear(monday) === monthAndYear(sunday)) return week(dayOfMonth(monday), dayOfMonth(sunday), monthAndYear(monday));
  return weekOfTwoMonths(dayAndMonth(monday), dayAndMonth(sunday), sunday.slice(0, 4));
}

/** Colombian numbers are shown without their country. */
export const showPhone = (phone: string): string => phone.replace(/^\+57\s*/, "");
