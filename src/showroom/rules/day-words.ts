import { addDays, type BogotaDate, weekdayOf } from "../../platform/bogota-time.ts";
import { endOf } from "./slots.ts";

// Written out instead of asked from Intl: server and browser must print the very same words.
const DAYS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"] as const;
const SHORT = ["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb", "Dom"] as const;
const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const yearOf = (date: BogotaDate): string => date.slice(0, 4);
export const dayNumber = (date: BogotaDate): number => Number(date.slice(8));
export const monthName = (date: BogotaDate): string => MONTHS[Number(date.slice(5, 7)) - 1]!;
export const dayName = (date: BogotaDate): string => DAYS[weekdayOf(date)]!;
export const shortDay = (date: BogotaDate): string => SHORT[weekdayOf(date)]!;

/** `jueves 19 de noviembre` */
export const dayWords = (date: BogotaDate): string => `${dayName(date)} ${dayNumber(date)} de ${monthName(date)}`;
/** `jueves 19 de noviembre de 2026` */
export const fullDayWords = (date: BogotaDate): string => `${dayWords(date)} de ${yearOf(date)}`;

/** `10:00`, or `10:00 a 12:00` of a longer visit. */
export const timeWords = (slot: string, hours: number): string => (hours === 1 ? slot : `${slot} a ${endOf(slot, hours)}`);
const HOURS = ["una hora", "dos horas", "tres horas", "cuatro horas"] as const;
export const hoursWords = (hours: number): string => HOURS[hours - 1] ?? `${hours} horas`;

/** `16 – 22 de noviembre`, `30 de noviembre – 6 de diciembre`, with years where the week holds two. */
export function weekWords(monday: BogotaDate): string {
  const sunday = addDays(monday, 6);
  const end = `${dayNumber(sunday)} de ${monthName(sunday)}`;
  if (monthName(monday) === monthName(sunday)) return `${dayNumber(monday)} – ${end}`;
  const begin = `${dayNumber(monday)} de ${monthName(monday)}`;
  return yearOf(monday) === yearOf(sunday) ? `${begin} – ${end}` : `${begin} de ${yearOf(monday)} – ${end} de ${yearOf(sunday)}`;
}
