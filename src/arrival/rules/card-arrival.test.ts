import { expect, it } from "vitest";
import { cardArrival } from "./card-arrival.ts";

const at = (text: string) => new Date(`${text}-05:00`);
const days = (from: string, to: string) => cardArrival("Cali", { from, to, words: "…" }, at("2026-11-17T10:00"))?.days;

it("says the days in few words, the months where there are two", () => {
  expect(days("2026-11-19", "2026-11-21")).toBe("del 19 al 21");
  expect(days("2026-12-01", "2026-12-01")).toBe("el 1");
  expect(days("2026-11-30", "2026-12-02")).toBe("del 30 nov. al 2 dic.");
});

it("holds until the next midnight in Bogotá", () => {
  const arrival = { from: "2026-11-19", to: "2026-11-21", words: "…" };
  expect(cardArrival("Cali", arrival, at("2026-11-17T23:59"))?.until).toBe(at("2026-11-18T00:00").getTime());
  expect(cardArrival("Cali", arrival, at("2026-11-18T00:00"))?.until).toBe(at("2026-11-19T00:00").getTime());
  expect(cardArrival("Cali", undefined, at("2026-11-17T10:00"))).toBeUndefined();
});
