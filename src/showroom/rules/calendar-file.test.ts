import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const visit = {
  uid: "7@casaanatolia.co",
  date: "2026-12-31",
  slot: "17:00",
  madeAt: new Date("2026-11-18T15:20:00Z"),
  sequence: 0,
  cancelled: false,
  title: "Visita al showroom de Casa Anatolia",
  place: "Calle 93 # 13-42, local 2, Bogotá",
  details:
    "Tener listas: Valentin Rubí; Ottoman Añil, en 8x10.\nTrae una foto y las medidas de tu sala, y desenrollamos lo que quieras ver.",
};

it("is one hour in UTC, with escaped words and lines no longer than 75 bytes", () => {
  const file = calendarFile(visit);
  expect(file).toContain("DTSTART:20261231T220000Z\r\nDTEND:20261231T230000Z\r\n");
  expect(file).toContain("LOCATION:Calle 93 # 13-42\\, local 2\\, Bogotá\r\n");
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("Valentin Rubí\\; Ottoman Añil\\, en 8x10.\\nTrae una foto");
});

it("says when a visit was cancelled", () => {
  expect(calendarFile({ ...visit, cancelled: true, sequence: 2 })).toContain("SEQUENCE:2\r\nSTATUS:CANCELLED");
});
