import { expect, it } from "vitest";
import { freeSeat, type Held } from "./seats.ts";

const held = (slot: string, seat = 0, hours = 1, status: Held["status"] = "confirmed"): Held => ({ slot, seat, hours, status });

it("gives the lowest free seat, until there are as many visits as may be", () => {
  const ten = { slot: "10:00", hours: 1 };
  expect(freeSeat([], ten, 1)).toBe(0);
  expect(freeSeat([held("10:00")], ten, 1)).toBeUndefined();
  expect(freeSeat([held("10:00")], ten, 2)).toBe(1);
  expect(freeSeat([held("10:00", 1)], ten, 2)).toBe(0);
  expect(freeSeat([held("10:00"), held("10:00", 1)], ten, 2)).toBeUndefined();
  expect(freeSeat([held("10:00", 0, 1, "cancelled")], ten, 1)).toBe(0);
});

it("a block holds every seat, and a lowered number counts the visits on seats no longer given", () => {
  const ten = { slot: "10:00", hours: 1 };
  expect(freeSeat([held("10:00", 0, 1, "blocked")], ten, 10)).toBeUndefined();
  expect(freeSeat([held("10:00", 3)], ten, 1)).toBeUndefined();
});

it("a longer visit needs its seat all the while", () => {
  const two = { slot: "10:00", hours: 2 };
  expect(freeSeat([held("11:00")], two, 1)).toBeUndefined();
  expect(freeSeat([held("09:00", 0, 2)], two, 1)).toBeUndefined();
  expect(freeSeat([held("08:00", 0, 2), held("12:00")], two, 1)).toBe(0);
  expect(freeSeat([held("10:00"), held("11:00")], two, 2)).toBe(1);
  expect(freeSeat([held("11:00", 0, 1, "blocked")], two, 2)).toBeUndefined();
});
