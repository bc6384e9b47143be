import { expect, it } from "vitest";
import { changesOf, onlyChanged } from "./changes.ts";

it("keeps only what differs, with the value before and after", () => {
  expect(changesOf({ name: "Olas", tags: ["a"], price: 1 }, { name: "Olas", tags: ["a", "b"], price: undefined })).toEqual({
    tags: [["a"], ["a", "b"]],
  });
});

it("says null for a field that was not there", () => {
  expect(changesOf({}, { is_active: false })).toEqual({ is_active: [null, false] });
});

it("a form sends only what was changed in it, lists as a whole", () => {
  const began = { name: "Olas", note: "", sizes: [{ size: "5x8", price: 1 }] };
  expect(onlyChanged(began, { ...began, sizes: [{ size: "5x8", price: 1 }], note: "x" })).toEqual({ note: "x" });
  expect(onlyChanged(began, { ...began, sizes: [] })).toEqual({ sizes: [] });
});
