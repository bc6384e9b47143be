import { expect, it } from "vitest";
import { changesOf } from "./changes.ts";

it("keeps only what differs, with the value before and after", () => {
  expect(changesOf({ name: "Olas", tags: ["a"], price: 1 }, { name: "Olas", tags: ["a", "b"], price: undefined })).toEqual({
    tags: [["a"], ["a", "b"]],
  });
});

it("says null for a field that was not there", () => {
  expect(changesOf({}, { is_active: false })).toEqual({ is_active: [null, false] });
});
