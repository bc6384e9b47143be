import { expect, it } from "vitest";
import { methodWords } from "./words.ts";

it.each([
  ["PSE", "PSE, con Bold"],
  ["NEQUI", "Nequi, con Bold"],
  ["CARD_WEB", "Tarjeta, con Bold"],
  ["A_NEW_ONE", "En línea, con Bold"],
  [null, "En línea, con Bold"],
])("an order paid by %j says so", (paid_with, words) => expect(methodWords({ payment_method: "Bold", paid_with })).toBe(words));

it("cash on delivery is cash, whoever hands it over", () =>
  expect(methodWords({ payment_method: "COD", paid_with: null })).toBe("Contra entrega, en efectivo"));
