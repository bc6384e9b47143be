import type { Settings } from "../settings/shape.ts";
import { addresses } from "../addresses.ts";
import { whereOf } from "./places.server.ts";
import type { ReservationRow } from "./present.server.ts";
import { calendarFile } from "./rules/calendar-file.ts";
import { readyWords } from "./rules/rug-words.ts";

export function calendarOf(row: ReservationRow, origin: string, settings: Settings): string {
  return calendarFile({
    uid: `visita-${row.id}@${new URL(origin).host}`,
    date: row.date,
    slot: row.slot,
    hours: row.hours,
    madeAt: row.updatedAt,
    // Seconds since the booking: grows with each change and needs no counter of its own.
    sequence: Math.floor((row.updatedAt.getTime() - row.createdAt.getTime()) / 1000),
    cancelled: row.status === "cancelled",
    title: `Visita al showroom de ${settings.shop.name}`,
    place: whereOf(settings, row.place),
    details: [readyWords(row.rugs), `Cambiar o cancelar: ${origin}${addresses.visit(row.token ?? "")}`]
      .filter(Boolean)
      .join("\n"),
  });
}
