import { expect, it } from "vitest";
import { addPreview, dropPreview, leftWords, readPreviews } from "./history.ts";

const store = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
};
const preview = (jobId: string) => ({ jobId, size: "5x8", createdAt: "2026-11-15" });

it("keeps the newest three, rug by rug", () => {
  const local = store();
  for (const id of ["a", "b", "c", "d"]) addPreview(local, 7, preview(id));
  expect(readPreviews(local, 7).map(({ jobId }) => jobId)).toEqual(["d", "c", "b"]);
  expect(readPreviews(local, 8)).toEqual([]);
  expect(dropPreview(local, 7, "c")).toHaveLength(2);
});

it("takes broken or foreign text for nothing", () => {
  const local = store();
  for (const text of ["{", '"x"', '[1,{"a":2}]']) {
    local.setItem("merge_history_7", text);
    expect(readPreviews(local, 7)).toEqual([]);
  }
});

it("counts what is left in words", () =>
  expect([3, 1, 0].map(leftWords)).toEqual(["Te quedan 3 de 3", "Te queda 1 de 3", "Te quedan 0 de 3"]));
