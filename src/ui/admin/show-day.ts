const ZONE = "America/Bogota";
const day = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, day: "numeric", month: "long", year: "numeric" });
const short = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, day: "numeric", month: "short" });
const time = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "2-digit", minute: "2-digit" });
const key = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE });
const yearOf = (at: Date): string => key.format(at).slice(0, 4);

/** `12 November 2026` or `12 November 2026 at 16:20`, on Bogotá's clock. */
export const showDay = (iso: string, withTime = false): string =>
  withTime ? `${day.format(new Date(iso))} at ${time.format(new Date(iso))}` : day.format(new Date(iso));

/** A day of the calendar, without an hour: noon in Bogotá is the same day everywhere here. */
export const noonOf = (date: string): string => `${date}T12:00:00-05:00`;

/** `12 Nov`, with its year when that is not this one: a code from October to October runs for a year, not for a day. */
export function showShortDay(iso: string, now = new Date()): string {
  const at = new Date(iso);
  return yearOf(at) === yearOf(now) ? short.format(at) : `${short.format(at)} ${yearOf(at)}`;
}
export const showTime = (iso: string): string => time.format(new Date(iso));

/** As a list shows it: the time today, then `Yesterday`, then the day. */
export function showWhen(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (key.format(at) === key.format(now)) return time.format(at);
  if (key.format(at) === key.format(new Date(now.getTime() - 86_400_000))) return "Yesterday";
  return showShortDay(iso, now);
}
