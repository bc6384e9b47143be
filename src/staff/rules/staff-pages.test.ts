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
  [4, 8, [1, 2, 3, 4, 5, 6, 7], true],
  [5, 8, [2, 3, 4, 5, 6, 7, 8], false],
])("page %i of %i", (page, last, numbers, ellipsis) => expect(staffPages(page, last)).toEqual({ numbers, ellipsis }));

it("never shows a page that does not exist, always shows the page one is on", () => {
  for (let last = 1; last < 40; last++)
    for (let page = 1; page <= last; page++) {
      const { numbers, ellipsis } = staffPages(page, last);
      expect(numbers).toContain(page);
      expect(numbers.length).toBeLessThanOrEqual(7);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(last);
      expect(ellipsis).toBe(!numbers.includes(last));
    }
});
