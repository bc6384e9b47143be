import { expect, it } from "vitest";
import { returnWindow } from "./return-window.ts";

const deliveredAt = new Date("2026-11-01T20:00:00Z");
const at = (iso: string, days = 30) => returnWindow({ status: "delivered", deliveredAt }, days, new Date(iso));

it("is open until the last day is over in Bogotá", () => {
  expect(at("2026-11-01T20:00:00Z")).toBe("open");
  expect(at("2026-12-02T04:59:59Z")).toBe("open");
  expect(at("2026-12-02T05:00:00Z")).toBe("too_late");
});

it("takes none back where the days are 0", () => expect(at("2026-11-01T20:00:00Z", 0)).toBe("too_late"));

it("begins with the delivery", () => {
  expect(returnWindow({ status: "processing", deliveredAt: null }, 30, deliveredAt)).toBe("too_soon");
  expect(returnWindow({ status: "cancelled", deliveredAt }, 30, deliveredAt)).toBe("too_soon");
  expect(returnWindow({ status: "shipped", deliveredAt: null }, 30, deliveredAt)).toBe("open");
});
