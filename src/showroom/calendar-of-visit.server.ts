import { BRAND } from "../brand.ts";
import { addresses } from "../addresses.ts";
import type { ReservationRow } from "./present.server.ts";
import { calendarFile } from "./rules/calendar-file.ts";
import { readyWords } from "./rules/rug-words.ts";

export const placeWords = `${BRAND.name}, ${BRAND.address.street}, ${BRAND.address.city}`;

export function calendarOf(row: ReservationRow, origin: string): string {
  return calendarFile({
    uid: `visita-${row.id}@${new URL(origin).host}`,
    date: row.date,
    slot: row.slot,
    madeAt: row.updatedAt,
    // Seconds since the booking: grows with each change and needs no counter of its own.
    sequence: Math.floor((row.updatedAt.getTime() - row.createdAt.getTime()) / 1000),
    cancelled: row.status === "cancelled",
    title: `Visita al showroom de ${BRAND.name}`,
    place: placeWords,
    details: [readyWords(row.rugs), `Cambiar o cancelar: ${origin}${addresses.visit(row.token ?? "")}`]
      .filter(Boolean)
      .join("\n"),
  });
}
