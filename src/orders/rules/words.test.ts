import { expect, it } from "vitest";
import { hourWords, methodWords, placeWords } from "./words.ts";

it.each([
  ["PSE", "PSE, con Bold"],
  ["NEQUI", "Nequi, con Bold"],
  ["CARD_WEB", "Tarjeta, con Bold"],
  ["A_NEW_ONE", "En línea, con Bold"],
  [null, "En línea, con Bold"],
])("an order paid by %j says so", (paid_with, words) => expect(methodWords({ payment_method: "Bold", paid_with })).toBe(words));

it("cash on delivery is cash, whoever hands it over", () =>
  expect(methodWords({ payment_method: "COD", paid_with: null })).toBe("Contra entrega, en efectivo"));

it.each([
  ["2026-11-15T18:05:00Z", "la 1:05 p. m."],
  ["2026-11-15T06:59:00Z", "la 1:59 a. m."],
  ["2026-11-15T15:00:00Z", "las 10:00 a. m."],
  ["2026-11-15T17:30:00Z", "las 12:30 p. m."],
])("%s is %s in Bogotá", (at, words) => expect(hourWords(at)).toBe(words));

it("says the capital once", () => {
  expect(placeWords({ shipping_city: "Bogotá, D.C.", shipping_state: "Bogotá, D.C." })).toBe("Bogotá, D.C.");
  expect(placeWords({ shipping_city: "Chía", shipping_state: "Cundinamarca" })).toBe("Chía, Cundinamarca");
});
