import fc from "fast-check";
import { expect, it } from "vitest";
import { maskEmail, summarize } from "./summary.ts";

it("has nothing to say without reviews", () => expect(summarize([])).toBeUndefined());

it("averages to one decimal and counts each star", () => {
  expect(summarize([5, 5, 4, 1])).toEqual({ average: 3.8, count: 4, byStars: [2, 1, 0, 0, 1] });
});

it("counts every review exactly once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
      const { byStars, count } = summarize(ratings)!;
      expect(byStars.reduce((all, each) => all + each)).toBe(count);
    }),
  );
});

it("masks an e-mail", () => {
  expect(maskEmail("carolina@gmail.com")).toBe("c•••@gmail.com");
  expect(maskEmail("")).toBe("");
});
