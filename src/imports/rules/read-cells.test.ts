import { expect, it } from "vitest";
import { mapSize } from "./map-size.ts";
import { centsTyped, unitsTyped } from "./numbers.ts";
import { htmlOfText, textOfHtml } from "./text-of-html.ts";

const KNOWN = ["5x8", "6x9", "8x10", "9x12"];

it.each([
  ["5x8", "5x8"],
  ["5 × 8", "5x8"],
  ["05X08", "5x8"],
  ["5' x 8'", "5x8"],
  ["5 ft x 8 ft", "5x8"],
  ["160 x 230 cm", "5x8"],
  ["1,60 x 2,30 m", "5x8"],
  ["230x160", "5x8"],
  [`5'3" x 7'7"`, "5x8"],
  ["8x11", "8x11"],
  ["200x300 cm", "6.5x10"],
  ["Redonda 200 cm", "6.5x6.5"],
])("the size %s is %s here", (raw, size) => expect(mapSize(raw, KNOWN)).toEqual({ size }));

it.each(["Grande", "Default Title", "L", "0x8", "99999x99999", ""])("%s is no size", (raw) =>
  expect(mapSize(raw, KNOWN)).toHaveProperty("wrong"),
);

it.each([
  ["1850000.00", 185_000_000],
  ["1850000", 185_000_000],
  ["$ 1.850.000", 185_000_000],
  ["1,850,000.50", 185_000_050],
  ["1850000,5", 185_000_050],
  ["1850000.0000", 185_000_000],
  ["0", 0],
  ["-5", undefined],
  ["gratis", undefined],
  ["1e9", undefined],
])("the price %s is %s cents", (cell, cents) => expect(centsTyped(cell)).toBe(cents));

it("units sold without having them are none", () =>
  expect(["-3", "7", "2.0", "1.5", "x"].map(unitsTyped)).toEqual([0, 7, 2, undefined, undefined]));

it("a description loses its HTML and keeps its words, and comes back the same from an export", () => {
  const html = `<style>p{}</style><p onclick="x()">Lana &amp; seda<br/>a mano</p>\n<ul><li>Uno</li><li>Dos &lt;b&gt;</li></ul><img src=x onerror=alert(1)>`;
  const text = textOfHtml(html);
  expect(text).toBe("Lana & seda\na mano\n\n• Uno\n\n• Dos <b>");
  for (const each of [text, "1 < 2 & 3 > 2", "Una\n\nDos\nTres", "<b>texto</b>", ""])
    expect(textOfHtml(htmlOfText(textOfHtml(each)))).toBe(textOfHtml(each));
});
