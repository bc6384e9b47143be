import { expect, it } from "vitest";
import { putInChosenOrder } from "./put-in-chosen-order.ts";

it("keeps pictures in the order they were chosen, whichever arrives first", () => {
  const chosen = new Map([
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ]);
  const put = (images: string[], image: string) => putInChosenOrder(images, image, chosen);
  expect(["c", "a", "b"].reduce(put, ["old", "cover"])).toEqual(["old", "cover", "a", "b", "c"]);
  expect(put(["c", "old"], "a")).toEqual(["a", "c", "old"]);
});
