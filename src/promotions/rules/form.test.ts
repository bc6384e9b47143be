import { expect, it } from "vitest";
import { checkPromotion } from "./form.ts";
import { promotionState } from "./promotion-state.ts";

const good = { name: "Lana", percentage: 15, startDate: "2026-11-01", endDate: "2026-11-30", tags: ["Premium"] };

it("accepts a whole form and names what is missing", () => {
  expect(checkPromotion(good)).toEqual({});
  expect(checkPromotion({ ...good, startDate: "2026-11-30" })).toEqual({});
  expect(Object.keys(checkPromotion({}))).toEqual(["name", "percentage", "startDate", "endDate", "carpetIds"]);
});

it.each([0, -5, 0.004, 95.01, 100, Number.NaN])("refuses %f percent", (percentage) =>
  expect(checkPromotion({ ...good, percentage })).toHaveProperty("percentage"),
);

it("refuses an end before its beginning", () =>
  expect(checkPromotion({ ...good, endDate: "2026-10-30" })).toHaveProperty("endDate"));

it("has a state by its dates alone", () => {
  const dates = { startsAt: new Date("2026-11-01T05:00:00Z"), endsAt: new Date("2026-12-01T04:59:59.999Z") };
  expect(promotionState(dates, new Date("2026-11-01T04:59:59Z"))).toBe("scheduled");
  expect(promotionState(dates, new Date("2026-11-15T00:00:00Z"))).toBe("active");
  expect(promotionState(dates, new Date("2026-12-01T05:00:00Z"))).toBe("ended");
});
