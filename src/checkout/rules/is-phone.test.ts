import { expect, it } from "vitest";
import { isPhone } from "./is-phone.ts";

it.each([
  "310 555 0142",
  "3105550142",
  "+57 310-555-0142",
  "57 3105550142",
  "(601) 555 0142",
  "0057 6015550142",
  "+34 612 345 678",
])("%s is a phone", (phone) => expect(isPhone(phone)).toBe(true));

it.each(["", "555 0142", "310 555 014", "03 1055501420", "209 555 0142", "609 555 0142", "+57 209 555 0142", "celular", "+12"])(
  "%s is none",
  (phone) => expect(isPhone(phone)).toBe(false),
);
