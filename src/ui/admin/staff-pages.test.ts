import { expect, it } from "vitest";
import { staffPages } from "./staff-pages.ts";

it.each([
  [1, 1, [1], false],
  [2, 7, [1, 2, 3, 4, 5, 6, 7], false],
  [1, 15, [1, 2, 3, 4, 5, 6, 7], true],
  [4, 15, [1, 2, 3, 4, 5, 6, 7], true],
  [8, 15, [5, 6, 7, 8, 9, 10, 11], true],
  [12, 15, [9, 10, 11, 12, 13, 14, 15], false],
  [15, 15, [9, 10, 11, 12, 13, 14, 15], false],
  // Nothing lies between the seventh and the last: no ellipsis.
  [4, 8, [1, 2, 3, 4, 5, 6, 7, 8], false],
  [8, 12, [5, 6, 7, 8, 9, 10, 11, 12], false],
  [5, 8, [2, 3, 4, 5, 6, 7, 8], false],
  // One page alone is not hidden: two are.
  [1, 9, [1, 2, 3, 4, 5, 6], true],
  [8, 13, [5, 6, 7, 8, 9, 10], true],
])("page %i of %i", (page, last, numbers, ellipsis) => expect(staffPages(page, last)).toEqual({ numbers, ellipsis }));

it("never shows a page that does not exist, always the page one is on, and an ellipsis hides two or more", () => {
  for (let last = 1; last < 40; last++)
    for (let page = 1; page <= last; page++) {
      const { numbers, ellipsis } = staffPages(page, last);
      const shown = ellipsis ? [...numbers, last] : numbers;
      expect(numbers).toContain(page);
      expect(shown.length).toBeLessThanOrEqual(8);
      expect(shown.at(-1)).toBe(last);
      expect(new Set(shown).size).toBe(shown.length);
      if (ellipsis) expect(last - numbers.at(-1)!).toBeGreaterThan(2);
    }
});
