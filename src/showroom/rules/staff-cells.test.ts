import { expect, it } from "vitest";
import { canBlock, entriesAt, entryAt, freeBetween } from "./staff-cells.ts";
import { weekFrom } from "./slots.ts";
import type { ReservationStatus } from "./status.ts";

// Wednesday 18 November 2026, 10:20 in Bogotá.
const NOW = new Date("2026-11-18T15:20:00Z");
const at = (reservation_date: string, time_slot: string, status: ReservationStatus) => ({ reservation_date, time_slot, status });
const usual = { opens: "06:00", closes: "18:00" };
const OPENING = {
  week: { monday: usual, tuesday: usual, wednesday: usual, thursday: usual, friday: usual, saturday: usual, sunday: usual },
  closedDays: [],
  exceptions: [],
};
const DAYS = weekFrom("2026-11-16");

it("shows the holder before the one who cancelled", () => {
  const entries = [at("2026-11-19", "10:00", "cancelled"), at("2026-11-19", "10:00", "confirmed")];
  expect(entryAt(entries, { date: "2026-11-19", slot: "10:00" })?.status).toBe("confirmed");
  expect(entryAt(entries.slice(0, 1), { date: "2026-11-19", slot: "10:00" })?.status).toBe("cancelled");
  expect(entryAt(entries, { date: "2026-11-19", slot: "11:00" })).toBeUndefined();
});

it("blocks neither visits nor the past nor closed hours; a cancelled hour is free", () => {
  const entries = [at("2026-11-19", "10:00", "confirmed"), at("2026-11-19", "11:00", "cancelled")];
  expect(canBlock(entries, { date: "2026-11-19", slot: "10:00" }, NOW, OPENING)).toBe(false);
  expect(canBlock(entries, { date: "2026-11-19", slot: "11:00" }, NOW, OPENING)).toBe(true);
  expect(canBlock(entries, { date: "2026-11-18", slot: "10:00" }, NOW, OPENING)).toBe(false);
  expect(canBlock(entries, { date: "2026-11-19", slot: "18:00" }, NOW, OPENING)).toBe(false);
});

it("picks a rectangle from any corner and leaves the visits out", () => {
  const entries = [at("2026-11-20", "13:00", "confirmed")];
  const picked = freeBetween(
    entries,
    { date: "2026-11-21", slot: "14:00" },
    { date: "2026-11-20", slot: "12:00" },
    DAYS,
    NOW,
    OPENING,
  );
  expect([...picked]).toEqual([
    ["2026-11-20", ["12:00", "14:00"]],
    ["2026-11-21", ["12:00", "13:00", "14:00"]],
  ]);
});

it("shows visits at once beside each other, and a longer one in each of its hours", () => {
  const long = { ...at("2026-11-19", "10:00", "confirmed"), hours: 2 };
  const entries = [long, at("2026-11-19", "10:00", "confirmed"), at("2026-11-19", "11:00", "cancelled")];
  expect(entriesAt(entries, { date: "2026-11-19", slot: "10:00" })).toHaveLength(2);
  expect(entriesAt(entries, { date: "2026-11-19", slot: "11:00" })).toEqual([long]);
  expect(entriesAt(entries, { date: "2026-11-19", slot: "12:00" })).toEqual([]);
  expect(entriesAt(entries.slice(2), { date: "2026-11-19", slot: "11:00" })).toHaveLength(1);
  expect(canBlock(entries, { date: "2026-11-19", slot: "11:00" }, NOW, OPENING)).toBe(false);
});
