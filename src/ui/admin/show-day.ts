import type { Language } from "../../platform/language.ts";
import { languageInForce } from "./language.ts";
import { words } from "./words.ts";

const ZONE = "America/Bogota";
const formatsOf = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { timeZone: ZONE, day: "numeric", month: "long", year: "numeric" }),
  weekday: new Intl.DateTimeFormat(locale, { timeZone: ZONE, weekday: "long" }),
  dayOfMonth: new Intl.DateTimeFormat(locale, { timeZone: ZONE, day: "numeric", month: "long" }),
  short: new Intl.DateTimeFormat(locale, { timeZone: ZONE, day: "numeric", month: "short" }),
});
const FORMATS: Record<Language, ReturnType<typeof formatsOf>> = { en: formatsOf("en-GB"), es: formatsOf("es") };
const formats = () => FORMATS[languageInForce()];
const time = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "2-digit", minute: "2-digit" });
const key = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE });
const yearOf = (at: Date): string => key.format(at).slice(0, 4);

/** `12 November 2026` or `12 November 2026 at 16:20`, on Bogotá's clock. */
export function showDay(iso: string, withTime = false): string {
  const shown = formats().day.format(new Date(iso));
  return withTime ? words().dayAt(shown, time.format(new Date(iso))) : shown;
}

/** A day of the calendar, without an hour: noon in Bogotá is the same day everywhere here. */
export const noonOf = (date: string): string => `${date}T12:00:00-05:00`;

/** `12 Nov`, with its year when that is not this one: a code from October to October runs for a year, not for a day. */
export function showShortDay(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const shown = formats().short.format(at);
  return yearOf(at) === yearOf(now) ? shown : `${shown} ${yearOf(at)}`;
}
/** `Tuesday, 17 November`: a day as a heading. */
export const showLongDay = (at: Date): string => words().longDay(formats().weekday.format(at), formats().dayOfMonth.format(at));
export const showTime = (iso: string): string => time.format(new Date(iso));

/** As a list shows it: the time today, then `Yesterday`, then the day. */
export function showWhen(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (key.format(at) === key.format(now)) return time.format(at);
  if (key.format(at) === key.format(new Date(now.getTime() - 86_400_000))) return words().yesterday;
  return showShortDay(iso, now);
}
