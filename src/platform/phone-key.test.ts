import { expect, it } from "vitest";
import { phoneKey } from "./phone-key.ts";

it.each([
  "3001234567",
  "+57 300 123 4567",
  "0057 (300) 123-4567",
  "57-300-1234567",
  "3001234567 ext 1",
  "300 123 4567 x2",
  "3001234567#3",
  "tel. 300.123.4567",
  "３００１２３４５６７",
])("%s is one and the same phone", (phone) => expect(phoneKey(phone)).toBe("3001234567"));

it("what holds no number has no key", () => expect(phoneKey("x")).toBe(""));
