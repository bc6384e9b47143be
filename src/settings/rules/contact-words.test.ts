import { expect, it } from "vitest";
import { handleOf, phoneHref, placeWords } from "./contact-words.ts";

it("a phone's link has only what is dialled", () => expect(phoneHref("+57 (601) 555-0142")).toBe("tel:+576015550142"));
it("a place is told of what is known", () => {
  expect(placeWords({ address: "Calle 93 # 13-42", city: "Bogotá" })).toBe("Calle 93 # 13-42, Bogotá");
  expect(placeWords({ address: "", city: "Cali" })).toBe("Cali");
});
it.each(["https://www.instagram.com/casa.anatolia", "https://instagram.com/casa.anatolia/"])("%s", (profile) =>
  expect(handleOf(profile)).toBe("@casa.anatolia"),
);
