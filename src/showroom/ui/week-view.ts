import type { BogotaDate } from "../../platform/bogota-time.ts";
import { meets } from "../rules/seats.ts";

export type Place = { date: BogotaDate; slot: string };

/** What both forms of the week are given to show. */
export type WeekView = {
  monday: BogotaDate;
  free: Record<string, readonly string[]>;
  now: Date;
  /** How long before its hour a visit must be booked. */
  hoursAhead: number;
  /** The last day that can be booked. */
  lastDay: BogotaDate;
  /** The visit that was just booked here. */
  mine?: Place & { hours: number };
  loading: boolean;
  onChoose: (place: Place) => void;
  /** So many weeks on, or back. */
  onStep: (weeks: number) => void;
};

export const isMine = (mine: WeekView["mine"], { date, slot }: Place): boolean =>
  mine?.date === date && meets(mine, { slot, hours: 1 });

/** Spec §2, Showroom booking: the words of the cells. */
export const WORDS = {
  available: "Disponible",
  unavailable: "No disponible",
  past: "Pasado",
  loading: "Cargando",
  mine: "Tu visita",
} as const;
export type CellState = keyof typeof WORDS;
