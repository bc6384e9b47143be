// Bogotá is UTC−5 all year: no daylight saving since 1993.
const OFFSET_MS = 5 * 60 * 60 * 1000;

export type BogotaDate = string; // YYYY-MM-DD

const local = (at: Date): Date => new Date(at.getTime() - OFFSET_MS);

export const bogotaDate = (at: Date): BogotaDate => local(at).toISOString().slice(0, 10);
export const bogotaTime = (at: Date): string => local(at).toISOString().slice(11, 16);

/** The instant at which a Bogotá wall clock shows this date and time. */
export const instantOf = (date: BogotaDate, time = "00:00"): Date => new Date(Date.parse(`${date}T${time}:00.000Z`) + OFFSET_MS);

export function isDate(text: string): boolean {
  // There is no year 0.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/** The last day that four digits can write, and the database read: nothing lies beyond it. */
const LAST_DAY = Date.parse("9999-12-31T00:00:00.000Z");

export const addDays = (date: BogotaDate, days: number): BogotaDate =>
  new Date(Math.min(LAST_DAY, Date.parse(`${date}T00:00:00.000Z`) + days * 86_400_000)).toISOString().slice(0, 10);

/** Monday is 0, as the showroom's week begins on Monday (spec §9). */
export const weekdayOf = (date: BogotaDate): number => (new Date(`${date}T00:00:00.000Z`).getUTCDay() + 6) % 7;

export const mondayOf = (date: BogotaDate): BogotaDate => addDays(date, -weekdayOf(date));

/** Making a formatter takes longer than all it writes on a page; a program has few forms. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const form = JSON.stringify(options);
  const known = formatters.get(form) ?? new Intl.DateTimeFormat("es-CO", { timeZone: "America/Bogota", ...options });
  formatters.set(form, known);
  return known;
}

/** `jueves, 19 de noviembre de 2026` and shorter forms, always on Bogotá's clock. */
export const showDate = (at: Date, options: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string =>
  formatterOf(options).format(at);
