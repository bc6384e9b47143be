import { addDays, type BogotaDate, bogotaDate, instantOf, showDate } from "../../platform/bogota-time.ts";
import type { CardArrival } from "../../ui/use-shop.ts";
import type { Arrival, Place } from "./arrival.ts";

/** What cards say until a shopper has chosen a city. Spec: most live there. */
export const USUAL_PLACE: Place = { city: "Bogotá", state: "" };

const dayOf = (date: BogotaDate): string => String(Number(date.slice(8)));
const withMonth = (date: BogotaDate): string => `${dayOf(date)} ${showDate(instantOf(date, "12:00"), { month: "short" })}`;

/** `del 19 al 21`, `el 19`, `del 30 nov. al 2 dic.`: a card has one line. */
function shortDays({ from, to }: Pick<Arrival, "from" | "to">): string {
  if (from === to) return `el ${dayOf(from)}`;
  const show = from.slice(0, 7) === to.slice(0, 7) ? dayOf : withMonth;
  return `del ${show(from)} al ${show(to)}`;
}

/** Days are counted from the day of the order, so what is said holds until midnight. */
export const cardArrival = (city: string, arrival: Arrival | undefined | null, now: Date): CardArrival | undefined =>
  arrival
    ? { city, days: shortDays(arrival), words: arrival.words, until: instantOf(addDays(bogotaDate(now), 1)).getTime() }
    : undefined;
