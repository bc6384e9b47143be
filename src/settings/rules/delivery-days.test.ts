import { expect, it } from "vitest";
import { FIRST_DELIVERY_DAYS, readDeliveryDays, showDeliveryDays } from "./delivery-days.ts";

it("a row is one line and back", () => {
  expect(FIRST_DELIVERY_DAYS.map(showDeliveryDays).map(readDeliveryDays)).toEqual(FIRST_DELIVERY_DAYS);
  expect(readDeliveryDays("Antioquia / Medellín | 2-4")).toEqual({ department: "Antioquia", city: "Medellín", from: 2, to: 4 });
  expect(readDeliveryDays("*|5")).toEqual({ department: "", city: "", from: 5, to: 5 });
});
