import { expect, it } from "vitest";
import { showShortDay, showWhen } from "./show-day.ts";

const now = new Date("2026-11-15T18:00:00-05:00");

it("tells the year of a day only when it is another one, on Bogotá's clock", () => {
  expect(showShortDay("2026-10-16T00:00:00-05:00", now)).toBe("16 Oct");
  expect(showShortDay("2027-10-16T23:59:59-05:00", now)).toBe("16 Oct 2027");
  expect(showShortDay("2027-01-01T02:00:00Z", now)).toBe("31 Dec");
});

it("tells the time today, then Yesterday, then the day", () => {
  expect(showWhen("2026-11-15T09:05:00-05:00", now)).toBe("09:05");
  expect(showWhen("2026-11-14T23:00:00-05:00", now)).toBe("Yesterday");
  expect(showWhen("2025-11-14T23:00:00-05:00", now)).toBe("14 Nov 2025");
});
