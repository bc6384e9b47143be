import { expect, it } from "vitest";
import { refundParts } from "./refund-parts.ts";

/** Three rugs of 100 were paid, one was taken out since. */
const changed = { owed: 100, received: 300, sale: 200, earlier: [] };

it("settles what a change of rugs left before the sale itself goes back", () => {
  expect(refundParts(60, changed, false)).toEqual({ settles: 60, overpaid: 0 });
  expect(refundParts(150, changed, false)).toEqual({ settles: 100, overpaid: 0 });
});

it("a return is of the sale: what was owed before is still owed", () => {
  expect(refundParts(100, changed, true)).toEqual({ settles: 0, overpaid: 0 });
  expect(refundParts(250, changed, true)).toEqual({ settles: 50, overpaid: 0 });
});

it("a return after a return has the rest of the sale", () => {
  const earlier = [{ amount: 150, settles: 0, overpaid: 0 }];
  expect(refundParts(150, { ...changed, earlier }, true)).toEqual({ settles: 100, overpaid: 0 });
});

it("a second payment is no sale, whether it goes back before a return or after it", () => {
  const twice = { owed: 0, received: 200, sale: 100, earlier: [] };
  expect(refundParts(100, twice, false)).toEqual({ settles: 0, overpaid: 100 });
  expect(refundParts(100, twice, true)).toEqual({ settles: 0, overpaid: 0 });
  expect(refundParts(100, { ...twice, earlier: [{ amount: 100, settles: 0, overpaid: 0 }] }, false)).toEqual({
    settles: 0,
    overpaid: 100,
  });
});
