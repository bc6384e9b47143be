import fc from "fast-check";
import { expect, it } from "vitest";
import { maskEmail, showRating, summarize } from "./summary.ts";

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

it("shows a rating as es-CO does", () => {
  for (let tenths = 0; tenths <= 50; tenths++) {
    const value = tenths / 10;
    expect(showRating(value)).toBe(value.toLocaleString("es-CO"));
    expect(showRating(value, 1)).toBe(value.toLocaleString("es-CO", { minimumFractionDigits: 1 }));
  }
});

it("masks an e-mail", () => {
  expect(maskEmail("carolina@gmail.com")).toBe("c•••@gmail.com");
  expect(maskEmail("")).toBe("");
});
