import { expect, it } from "vitest";
import { diffWords } from "./diff-words.ts";

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "gone" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

it.each([
  ["igual", "igual"],
  ["", "nuevo"],
  ["viejo", ""],
  ["Tienes 30 días para devolverla.", "Tienes 45 días para devolverla."],
  ["uno\ndos\ntres", "uno\ndos y medio\ntres"],
  ["a b c", "c a b"],
])("%j to %j", (before, after) => {
  const parts = marked(before, after);
  expect(parts.replaceAll(/\[-[^\]]*-\]/g, "").replaceAll(/\{\+|\+\}/g, "")).toBe(after);
  expect(parts.replaceAll(/\{\+[^}]*\+\}/g, "").replaceAll(/\[-|-\]/g, "")).toBe(before);
});

it("takes long texts without long waits", () => {
  const before = Array.from({ length: 8000 }, (_, place) => `palabra${place}`).join(" ");
  const after = before.replaceAll("7", "siete");
  const parts = diffWords(before, after);
  expect(
    parts
      .filter(({ kind }) => kind !== "gone")
      .map(({ text }) => text)
      .join(""),
  ).toBe(after);
});

it("marks the words alone", () => {
  expect(marked("Tienes 30 días.", "Tienes 45 días.")).toBe("Tienes [-30 -]{+45 +}días.");
});
