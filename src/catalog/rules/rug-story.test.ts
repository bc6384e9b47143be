import { expect, it } from "vitest";
import { rugStory } from "./rug-story.ts";

it("takes a short first sentence as the heading", () =>
  expect(rugStory("Nuestra pieza insignia. Un medallón de dieciséis lóbulos.\nLa anudó Emine.")).toEqual({
    heading: "Nuestra pieza insignia",
    paragraphs: ["Un medallón de dieciséis lóbulos.", "La anudó Emine."],
  }));
it("keeps a question's mark, and a number's point is no end", () =>
  expect(rugStory("¿Pesa 4.5 kilos? Sí.")).toEqual({ heading: "¿Pesa 4.5 kilos?", paragraphs: ["Sí."] }));
it("has no heading when the sentence is long or alone", () => {
  const long = `${"muy ".repeat(30)}larga. Y sigue.`;
  expect(rugStory(long)).toEqual({ paragraphs: [long] });
  expect(rugStory("Solo esto.")).toEqual({ paragraphs: ["Solo esto."] });
  expect(rugStory("")).toEqual({ paragraphs: [] });
});
