import { type BogotaDate, instantOf } from "../../platform/bogota-time.ts";

const HOUR_MS = 3_600_000;
const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
const escape = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");

/** RFC 5545: lines of at most 75 bytes, continued with a space; characters are never torn apart. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = "";
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}

export type CalendarVisit = {
  uid: string;
  date: BogotaDate;
  slot: string;
  hours?: number;
  madeAt: Date;
  /** Grows with every change, so that calendars replace the older entry. */
  sequence: number;
  cancelled: boolean;
  title: string;
  place: string;
  details: string;
};

/** One visit as a calendar file; instants are in UTC, so every calendar agrees. */
export function calendarFile(visit: CalendarVisit): string {
  const begins = instantOf(visit.date, visit.slot);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Telar//Showroom//ES",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${visit.uid}`,
    `DTSTAMP:${stamp(visit.madeAt)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(new Date(begins.getTime() + (visit.hours ?? 1) * HOUR_MS))}`,
    `SEQUENCE:${visit.sequence}`,
    `STATUS:${visit.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `SUMMARY:${escape(visit.title)}`,
    `LOCATION:${escape(visit.place)}`,
    `DESCRIPTION:${escape(visit.details)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT2H",
    `DESCRIPTION:${escape(visit.title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
