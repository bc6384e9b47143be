import { expect, it } from "vitest";
import { pagesShown } from "./pages-shown.ts";

it.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
])("page %i of %i shows %j", (current, last, wanted) => expect(pagesShown(current, last)).toEqual(wanted));
