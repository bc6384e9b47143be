import { expect, test } from "vitest";
import { rgb } from "../loom/colour.ts";
import { MAT } from "./mat.ts";
import { outline } from "./packshot.ts";

/** A picture by letters: mat, wool, brighter than the mat, half mat. */
function picture(...rows: string[]): [Buffer, number, number] {
  const mat = rgb(MAT);
  const dark = [30, 40, 60];
  const of: Record<string, number[]> = { ".": mat, w: dark, "*": [255, 255, 255], h: mat.map((v, j) => (v + dark[j]!) / 2) };
  return [Buffer.from(rows.flatMap((row) => row.split("").flatMap((letter) => of[letter]!))), rows[0]!.length, rows.length];
}

const drawn = (mask: Uint8Array, width: number) =>
  [...mask]
    .map((value) => (value > 100 ? "#" : "-"))
    .join("")
    .match(new RegExp(`.{${width}}`, "g"));

test("the rug without its half-mat rim, and without what scaling left brighter than the mat", () => {
  const [data, width, height] = picture("........", "*hhhhhh*", "*hwwwwh*", "*hw..wh*", "*hwwwwh*", "*hhhhhh*", "........");
  expect(drawn(outline(data, width, height), width)).toEqual([
    "--------",
    "--------",
    "--####--",
    "--####--",
    "--####--",
    "--------",
    "--------",
  ]);
});

test("between the tassels of a fringe lies the mat", () => {
  const tassels = Array.from({ length: 4 }, () => "wwww...wwww");
  const [data, width, height] = picture(...Array.from({ length: 4 }, () => "w".repeat(11)), ...tassels);
  const row = drawn(outline(data, width, height), width)![5]!;
  expect([row[2], row[5], row[8]]).toEqual(["#", "-", "#"]);
});
