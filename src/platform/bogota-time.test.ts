import { expect, it } from "vitest";
import { showDate } from "./bogota-time.ts";

it("writes each form in its own way, however often and in whatever order they are asked for", () => {
  const at = new Date("2026-11-20T02:30:00.000Z");
  for (let round = 0; round < 2; round++) {
    expect(showDate(at)).toBe("19 de noviembre de 2026");
    expect(showDate(at, { day: "numeric", month: "long" })).toBe("19 de noviembre");
    expect(showDate(at, { weekday: "long" })).toBe("jueves");
  }
});
