import { expect, it } from "vitest";
import { holidaysOf } from "./holidays.ts";

/** The official calendars. */
it.each([
  [2026, "01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25"],
  [2027, "01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25"],
  [
    // The Sacred Heart and Peter and Paul fall on the same Monday, 30 June.
    2025,
    "01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25",
  ],
])("%i has its eighteen", (year, days) => {
  expect(holidaysOf(year).map(({ date }) => date)).toEqual(days.split(" ").map((day) => `${year}-${day}`));
});
