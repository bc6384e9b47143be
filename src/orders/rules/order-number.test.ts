import fc from "fast-check";
import { expect, it } from "vitest";
import { orderNumberOf, readOrderNumber } from "./order-number.ts";

it("every random number is readable again, also as a person types it", () => {
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
  const property = fc.property(bytes, (random) => {
    const number = orderNumberOf(random);
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(readOrderNumber(` ${number.toLowerCase().replace("-", " ")}`)).toBe(number);
    expect(readOrderNumber(number.replaceAll("0", "o").replaceAll("1", "l"))).toBe(number);
  });
  fc.assert(property);
});

it.each(["", "1", "K7QMX-4TR9", "K7QMX-4TR9B0", "K7QMX-4TR9U", "../../etc"])("%j is no order number", (typed) =>
  expect(readOrderNumber(typed)).toBeUndefined(),
);
