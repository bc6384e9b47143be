import { expect, it } from "vitest";
import { showDay } from "./show-day.ts";

it.each([
  ["2026-10-14T15:00:00.000Z", "14 oct 2026"],
  ["2026-09-01T04:59:59.000Z", "31 ago 2026"],
  ["2026-09-01T05:00:00.000Z", "1 sept 2026"],
])("%s is written as Bogotá's day: %s", (iso, said) => expect(showDay(iso)).toBe(said));
