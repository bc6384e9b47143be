import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, bogotaDate, bogotaTime, instantOf, weekdayOf } from "../../platform/bogota-time.ts";
import { BOOKABLE, bookableOn, freeSlots, isPast, runsOf, SLOTS, slotState, weekFrom, weekOf, weekToOpen } from "./slots.ts";

const instants = fc.date({ min: new Date("2020-01-01T00:00:00Z"), max: new Date("2099-12-31T23:59:59Z"), noInvalidDate: true });
const slots = fc.constantFrom(...SLOTS);
const AHEAD = { hours: 2, days: 90 };
const someSlots = fc.subarray([...BOOKABLE]);

/** Midnights in Bogotá, year ends and leap days, to the millisecond around them. */
const edges = fc
  .tuple(
    fc.constantFrom("2026-12-31", "2027-01-01", "2028-02-28", "2028-02-29", "2028-03-01", "2026-11-15", "2026-11-16"),
    fc.constantFrom("00:00", "06:00", "17:00", "22:00", "23:59"),
    fc.integer({ min: -1, max: 1 }),
  )
  .map(([date, time, ms]) => new Date(instantOf(date, time).getTime() + ms));

it("has 17 rows from 06:00 to 22:00, of which 12 can be booked", () => {
  expect([SLOTS.length, SLOTS[0], SLOTS.at(-1)]).toEqual([17, "06:00", "22:00"]);
  expect([BOOKABLE.length, BOOKABLE[0], BOOKABLE.at(-1)]).toEqual([12, "06:00", "17:00"]);
});

it("a slot is past exactly when Bogotá's wall clock has reached it", () => {
  fc.assert(
    fc.property(fc.oneof(instants, edges), slots, fc.integer({ min: -8, max: 8 }), (now, slot, days) => {
      const date = addDays(bogotaDate(now), days);
      expect(isPast(date, slot, now)).toBe(`${date} ${slot}` <= `${bogotaDate(now)} ${bogotaTime(now)}`);
    }),
    { numRuns: 2000 },
  );
});

it("agrees with the time zone data of the platform", () => {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Bogota", dateStyle: "short", timeStyle: "short" });
  fc.assert(
    fc.property(fc.oneof(instants, edges), (now) => {
      expect(`${bogotaDate(now)} ${bogotaTime(now)}`).toBe(clock.format(now));
    }),
    { numRuns: 2000 },
  );
});

it("knows nothing of the zone the process runs in", () => {
  const zone = process.env.TZ;
  try {
    fc.assert(
      fc.property(fc.oneof(instants, edges), slots, someSlots, (now, slot, free) => {
        const seen = ["Etc/GMT+12", "America/Bogota", "UTC", "Pacific/Kiritimati"].map((TZ) => {
          process.env.TZ = TZ;
          return [weekOf(now), slotState(bogotaDate(now), slot, free, now, 2), freeSlots(bogotaDate(now), free, now, AHEAD)];
        });
        expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
      }),
      { numRuns: 300 },
    );
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

it("the week begins on Monday and holds today", () => {
  fc.assert(
    fc.property(fc.oneof(instants, edges), (now) => {
      const week = weekOf(now);
      expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(week).toContain(bogotaDate(now));
    }),
  );
});

it("what is free is never held, past, too soon, too far or outside public hours; nothing else is missing", () => {
  const days = fc.constantFrom(-1, 0, 1, 89, 90, 91);
  fc.assert(
    fc.property(fc.oneof(instants, edges), someSlots, days, (now, held, ahead) => {
      const date = addDays(bogotaDate(now), ahead);
      const free = freeSlots(date, held, now, AHEAD);
      for (const slot of SLOTS) {
        const isInTime = instantOf(date, slot).getTime() >= now.getTime() + 2 * 3_600_000 && ahead <= 90;
        const expected = BOOKABLE.includes(slot) && !held.includes(slot) && isInTime;
        expect(free.includes(slot)).toBe(expected);
        expect(slotState(date, slot, free, now, AHEAD.hours) === "available").toBe(expected);
      }
    }),
  );
});

it("runs cover every hour once, in order, and neighbours differ", () => {
  fc.assert(
    fc.property(edges, someSlots, fc.integer({ min: -1, max: 1 }), (now, free, days) => {
      const runs = runsOf(addDays(bogotaDate(now), days), free, now, 2);
      expect(runs.flatMap((run) => run.slots)).toEqual(SLOTS);
      for (const [at, run] of runs.entries()) if (at > 0) expect(run.state).not.toBe(runs[at - 1]!.state);
    }),
  );
});

it.each([
  ["Saturday morning", "2026-11-14T09:00", "2026-11-09"],
  ["Sunday two hours before the last visit", "2026-11-15T15:00", "2026-11-09"],
  ["Sunday evening", "2026-11-15T15:01", "2026-11-16"],
  ["a page kept since last week", "2026-11-17T08:00", "2026-11-16"],
])("%s opens with a week that can be booked", (_, clock, monday) => {
  const [date = "", time] = clock.split("T");
  const free = Object.fromEntries(weekFrom("2026-11-09").map((day) => [day, BOOKABLE]));
  expect(weekToOpen("2026-11-09", free, instantOf(date, time), AHEAD.hours)).toBe(monday);
});

it("an hour too near to come to is no longer offered, though it was when the page was made", () => {
  const now = instantOf("2026-11-16", "10:20");
  const states = ["10:00", "11:00", "12:00", "13:00"].map((slot) => slotState("2026-11-16", slot, BOOKABLE, now, 2));
  expect(states).toEqual(["past", "unavailable", "unavailable", "available"]);
});

const everyDay = (span: { opens: string; closes: string } | null) => ({
  monday: span,
  tuesday: span,
  wednesday: span,
  thursday: span,
  friday: span,
  saturday: span,
  sunday: span,
});
const opening = { week: everyDay({ opens: "06:00", closes: "18:00" }), closedDays: [], exceptions: [] };

it("the owner's hours: whole visits only, closed days and holidays left out", () => {
  expect(bookableOn("2026-11-20", opening)).toEqual(BOOKABLE);
  const short = { ...opening, week: { ...opening.week, friday: { opens: "09:30", closes: "12:30" }, saturday: null } };
  expect(bookableOn("2026-11-20", short)).toEqual(["10:00", "11:00"]);
  expect(bookableOn("2026-11-21", short)).toEqual([]);
  expect(bookableOn("2026-11-20", { ...opening, closedDays: ["2026-11-20"] })).toEqual([]);
  const christmas = { date: "2020-12-25", name: "Navidad", opens: null, closes: null, everyYear: true };
  const eve = { date: "2026-12-24", name: "Nochebuena", opens: "10:00", closes: "14:00", everyYear: false };
  const exceptions = [christmas, eve];
  expect(bookableOn("2026-12-25", { ...opening, exceptions })).toEqual([]);
  expect(bookableOn("2026-12-24", { ...opening, exceptions })).toEqual(["10:00", "11:00", "12:00", "13:00"]);
});
