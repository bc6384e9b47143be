import { expect, it } from "vitest";
import { dayWords, fullDayWords, shortDay, weekWords } from "./day-words.ts";

it("names days", () => {
  expect(dayWords("2026-11-19")).toBe("jueves 19 de noviembre");
  expect(fullDayWords("2028-02-29")).toBe("martes 29 de febrero de 2028");
  expect(shortDay("2026-11-22")).toBe("Dom");
});

it("names weeks, also across months and years", () => {
  expect(weekWords("2026-11-16")).toBe("16 – 22 de noviembre");
  expect(weekWords("2026-11-30")).toBe("30 de noviembre – 6 de diciembre");
  expect(weekWords("2026-12-28")).toBe("28 de diciembre de 2026 – 3 de enero de 2027");
});
