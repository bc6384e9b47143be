import fc from "fast-check";
import { expect, it } from "vitest";
import { trackingNumber } from "./tracking-number.ts";

it("names the day and holds only letters that cannot be confused", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (random) => {
      expect(trackingNumber("2026-11-18", random)).toMatch(/^R-261118-[2-9A-HJKMNP-Z]{6}$/);
    }),
  );
});
