import { addDays, type BogotaDate, bogotaDate, instantOf, showDate, weekdayOf } from "../../platform/bogota-time.ts";
import { townKey } from "../../platform/town-key.ts";
import { holidaysOf } from "../../settings/rules/holidays.ts";
import type { DeliveryDays } from "../../settings/rules/delivery-days.ts";

export type Place = { city: string; state: string };
export type Arrival = { from: BogotaDate; to: BogotaDate; words: string };
export type ArrivalFacts = {
  place: Place;
  table: readonly DeliveryDays[];
  /** When the shop began to work on it: paid, or ordered to be paid at the door; now, where nothing is ordered yet. */
  startedAt: Date;
  shippedAt?: Date | null;
};

/** The most exact row wins: the town, then its department, then the rest of the country. */
export function daysTo({ city, state }: Place, table: readonly DeliveryDays[]): DeliveryDays | undefined {
  const [town, department] = [townKey(city), townKey(state)];
  const isHere = (row: DeliveryDays) => !row.department || !department || townKey(row.department) === department;
  return (
    table.find((row) => row.city && town && townKey(row.city) === town && isHere(row)) ??
    table.find((row) => row.department && !row.city && townKey(row.department) === (department || town)) ??
    table.find((row) => !row.department && !row.city)
  );
}

/** Carriers deliver on Saturdays too; not on Sundays and public holidays. */
const isWorkday = (date: BogotaDate): boolean =>
  weekdayOf(date) < 6 && !holidaysOf(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);

function addWorkdays(date: BogotaDate, days: number): BogotaDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkday(day)) left -= 1;
  }
  return day;
}

const showDay = (date: BogotaDate, withMonth: boolean): string =>
  showDate(instantOf(date, "12:00"), { weekday: "long", day: "numeric", ...(withMonth ? { month: "long" } : {}) }).replace(
    ",",
    "",
  );

const windowWords = (from: BogotaDate, to: BogotaDate): string => {
  if (from === to) return `el ${showDay(from, false)}`;
  const isOtherMonth = from.slice(0, 7) !== to.slice(0, 7);
  return `entre el ${showDay(from, isOtherMonth)} y el ${showDay(to, isOtherMonth)}`;
};

/** One of the table's days is for packing: what has left is counted from then, without it. */
const PACKING = 1;

/** When a rug arrives: the table's working days from the moment the shop began. Undefined where the table says nothing. */
export function arrivalOf({ place, table, startedAt, shippedAt }: ArrivalFacts): Arrival | undefined {
  const days = place.city ? daysTo(place, table) : undefined;
  if (!days) return undefined;
  const start = bogotaDate(shippedAt ?? startedAt);
  const spent = shippedAt ? PACKING : 0;
  const from = addWorkdays(start, Math.max(1, days.from - spent));
  const to = addWorkdays(start, Math.max(1, days.to - spent));
  return { from, to, words: `Llega a ${place.city.trim()} ${windowWords(from, to)}` };
}
