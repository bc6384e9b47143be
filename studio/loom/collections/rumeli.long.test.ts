import { expect, test } from "vitest";
import { SLIM_BORDER } from "../kilim/border.ts";
import { CELL } from "../kilim/cells.ts";
import { rumeli } from "./rumeli.ts";

/** Black ground takes no dye: what is not black was woven into it. */
const yarns = {
  ground: "#000000",
  ink: "#404040",
  ivory: "#e8dcc2",
  ochre: "#c98f3a",
  teal: "#2c5a5c",
  rust: "#b5532c",
  olive: "#6b6a3c",
  sand: "#cdb48c",
};

test.each([7, 8])("no sign is cut by the frame (seed %i)", async (seed) => {
  const { cloth } = await rumeli({ collection: "RUMELI", layout: "diamonds", cut: "runner", yarns }, seed);
  const beside = SLIM_BORDER * CELL + 2;
  const woven = (x: number, y: number) => cloth.colour[(y * cloth.width + x) * 3 + 1]! > 0;
  const rows = Array.from({ length: cloth.height - beside * 2 }, (_, i) => beside + i);
  expect(rows.filter((y) => woven(beside, y))).toEqual([]);
  expect(rows.some((y) => woven(beside + CELL * 4, y))).toBe(true);
});
