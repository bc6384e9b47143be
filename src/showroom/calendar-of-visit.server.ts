import { placeWords } from "../settings/rules/contact-words.ts";
import type { Settings } from "../settings/shape.ts";
import { addresses } from "../addresses.ts";
import type { ReservationRow } from "./present.server.ts";
import { calendarFile } from "./rules/calendar-file.ts";
import { readyWords } from "./rules/rug-words.ts";

export const placeOf = ({ shop, contact }: Pick<Settings, "shop" | "contact">): string =>
  [shop.name, placeWords(contact)].filter(Boolean).join(", ");

export function calendarOf(row: ReservationRow, origin: string, settings: Settings): string {
  return calendarFile({
    uid: `visita-${row.id}@${new URL(origin).host}`,
    date: row.date,
    slot: row.slot,
    madeAt: row.updatedAt,
    // Seconds since the booking: grows with each change and needs no counter of its own.
    sequence: Math.floor((row.updatedAt.getTime() - row.createdAt.getTime()) / 1000),
    cancelled: row.status === "cancelled",
    title: `Visita al showroom de ${settings.shop.name}`,
    place: placeOf(settings),
    details: [readyWords(row.rugs), `Cambiar o cancelar: ${origin}${addresses.visit(row.token ?? "")}`]
      .filter(Boolean)
      .join("\n"),
  });
}
