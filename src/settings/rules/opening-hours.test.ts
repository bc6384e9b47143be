import { expect, it } from "vitest";
import { type Exception, exceptionsFrom, hoursOn, type Week, weekLines } from "./opening-hours.ts";

const usual = { opens: "09:30", closes: "18:30" };
const week: Week = {
  monday: usual,
  tuesday: usual,
  wednesday: usual,
  thursday: usual,
  friday: usual,
  saturday: usual,
  sunday: { opens: "10:00", closes: "16:00" },
};
const closed = (date: string, more: Partial<Exception> = {}): Exception => ({
  date,
  name: "Navidad",
  opens: null,
  closes: null,
  everyYear: false,
  ...more,
});

it("days with the same hours are one line", () => {
  expect(weekLines(week).map(({ days, shown }) => [days, shown])).toEqual([
    ["Lunes a sábado", "9:30 a.\u00A0m. a 6:30 p.\u00A0m."],
    ["Domingo", "10:00 a.\u00A0m. a 4:00 p.\u00A0m."],
  ]);
  expect(weekLines({ ...week, saturday: null, sunday: null }).map(({ days, shown }) => `${days}: ${shown}`)).toEqual([
    "Lunes a viernes: 9:30 a.\u00A0m. a 6:30 p.\u00A0m.",
    "Sábado y domingo: Cerrado",
  ]);
});

it("an exception wins over its weekday, and a date of its own over one of every year", () => {
  const exceptions = [
    closed("2020-12-25", { everyYear: true }),
    closed("2026-12-25", { name: "Venta especial", opens: "08:00", closes: "12:00" }),
  ];
  expect(hoursOn({ week, exceptions }, "2026-12-24")).toEqual(usual);
  expect(hoursOn({ week, exceptions }, "2026-12-25")).toEqual({ opens: "08:00", closes: "12:00" });
  expect(hoursOn({ week, exceptions }, "2027-12-25")).toBeNull();
  expect(hoursOn({ week, exceptions }, "2019-12-25")).toEqual(usual);
});

it("those of every year come with this year's date", () => {
  const exceptions = [closed("2020-12-25", { everyYear: true })];
  expect(exceptionsFrom(exceptions, "2026-12-20", 10).map(({ date }) => date)).toEqual(["2026-12-25"]);
  expect(exceptionsFrom(exceptions, "2026-12-26", 10)).toEqual([]);
});
