import { addDays, type BogotaDate, instantOf } from "../../platform/bogota-time.ts";

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "America/Bogota", ...options });
  return (date: BogotaDate): string => format.format(instantOf(date, "12:00"));
};

export const shortName = words({ weekday: "short" });
export const dayOfMonth = words({ day: "numeric" });
const monthAndYear = words({ month: "long", year: "numeric" });
const dayAndMonth = words({ day: "numeric", month: "long" });
/** `Thursday 19 November` */
export const longDay = (date: BogotaDate): string =>
  words({ weekday: "long", day: "numeric", month: "long" })(date).replace(",", "");
/** `Friday 20` */
export const dayLabel = (date: BogotaDate): string => `${words({ weekday: "long" })(date)} ${dayOfMonth(date)}`;

/** `16–22 November 2026` */
export function weekLabel(monday: BogotaDate): string {
  const sunday = addDays(monday, 6);
  if (monthAndYear(monday) === monthAndYear(sunday)) return `${dayOfMonth(monday)}–${dayOfMonth(sunday)} ${monthAndYear(monday)}`;
  return `${dayAndMonth(monday)} – ${dayAndMonth(sunday)} ${sunday.slice(0, 4)}`;
}

/** Colombian numbers are shown without their country. */
export const showPhone = (phone: string): string => phone.replace(/^\+57\s*/, "");
