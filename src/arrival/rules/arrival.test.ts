import { expect, it } from "vitest";
import { FIRST_DELIVERY_DAYS } from "../../settings/rules/delivery-days.ts";
import { arrivalOf, daysTo } from "./arrival.ts";

const table = FIRST_DELIVERY_DAYS;
const medellin = { city: "Medellín", state: "Antioquia" };
const at = (text: string) => new Date(`${text}-05:00`);

it("counts working days, Saturday among them, from the day after", () => {
  const words = arrivalOf({ place: medellin, table, startedAt: at("2026-11-17T10:00") })?.words;
  expect(words).toBe("Llega a Medellín entre el jueves 19 y el sábado 21");
});

it("skips Sundays and holidays, and names the months when there are two", () => {
  // Monday 2 November is a holiday.
  expect(arrivalOf({ place: medellin, table, startedAt: at("2026-10-30T23:30") })).toEqual({
    from: "2026-11-03",
    to: "2026-11-05",
    words: "Llega a Medellín entre el martes 3 y el jueves 5",
  });
  expect(arrivalOf({ place: medellin, table, startedAt: at("2026-11-28T10:00") })?.words).toBe(
    "Llega a Medellín entre el martes 1 y el jueves 3",
  );
  expect(arrivalOf({ place: medellin, table, startedAt: at("2026-11-27T10:00") })?.words).toBe(
    "Llega a Medellín entre el lunes 30 de noviembre y el miércoles 2 de diciembre",
  );
});

it("what has left is counted from then", () => {
  const facts = { place: medellin, table, startedAt: at("2026-11-17T10:00"), shippedAt: at("2026-11-18T16:00") };
  expect(arrivalOf(facts)?.words).toBe("Llega a Medellín entre el jueves 19 y el sábado 21");
  expect(arrivalOf({ ...facts, shippedAt: at("2026-11-24T16:00") })?.words).toBe(
    "Llega a Medellín entre el miércoles 25 y el viernes 27",
  );
});

it("one day is one day", () => {
  const one = [{ department: "", city: "", from: 1, to: 1 }];
  expect(arrivalOf({ place: medellin, table: one, startedAt: at("2026-11-17T10:00") })?.words).toBe(
    "Llega a Medellín el miércoles 18",
  );
});

it.each([
  [{ city: "Bogotá, D.C.", state: "Bogotá, D.C." }, "Bogotá, D.C."],
  [{ city: "bogota", state: "" }, "Bogotá, D.C."],
  [{ city: "Chía", state: "Cundinamarca" }, "Cundinamarca"],
  [{ city: "Medellin", state: "Antioquia" }, "Antioquia"],
  [{ city: "Vereda El Encanto", state: "Nariño" }, ""],
])("%o is under %s", (place, department) => expect(daysTo(place, table)?.department).toBe(department));

it("says nothing without a city, nor where the table is empty", () => {
  const startedAt = at("2026-11-17T10:00");
  expect(arrivalOf({ place: { city: "", state: "" }, table, startedAt })).toBeUndefined();
  expect(arrivalOf({ place: medellin, table: [], startedAt })).toBeUndefined();
});
