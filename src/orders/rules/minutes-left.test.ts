import { expect, it } from "vitest";
import { minutesLeft } from "./minutes-left.ts";

const at = (time: string) => Date.parse(`2026-11-19T${time}:00Z`);

it("counts the minutes left, and says nothing where the browser's clock is wrong", () => {
  expect(minutesLeft("2026-11-19T15:30:00Z", at("14:00"), 90)).toBe(90);
  expect(minutesLeft("2026-11-19T15:30:00Z", at("15:29"), 90)).toBe(1);
  expect(minutesLeft("2026-11-19T15:30:00Z", at("17:00"), 90)).toBeUndefined();
  expect(minutesLeft("2026-11-19T15:30:00Z", at("11:00"), 90)).toBeUndefined();
});
