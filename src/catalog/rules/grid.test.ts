import { expect, it } from "vitest";
import { bulk, edit, type GridCell, NO_CELL, paste, type Sheet, spotsBetween, step, wrongIn } from "./grid.ts";

const stock = (key: string, value: string): GridCell => ({ key, kind: "stock", value, name: key });
const price: GridCell = { key: "p", kind: "price", value: "1850000", name: "ALMOND, 5x8" };
const sheet: Sheet = [
  [price, NO_CELL],
  [stock("a", "3"), stock("b", "1")],
  [stock("c", "0"), { key: "t", kind: "words", value: "Premium", name: "tags" }],
];

it("forgets an edit that comes back to what is saved", () => {
  const edits = edit({}, price, "2000000");
  expect(edits).toEqual({ p: "2000000" });
  expect(edit(edits, price, "1.850.000")).toEqual({});
});
it("pastes a block and skips what takes no value", () => {
  expect(paste(sheet, {}, { row: 0, col: 0 }, "2000000\tx\r\n5\t6\r\n7\tPremium, Oscuro\r\n9\t9\n")).toEqual({
    p: "2000000",
    a: "5",
    b: "6",
    c: "7",
    t: "Premium, Oscuro",
  });
});
it("pastes a flag as a spreadsheet writes it, and leaves it when the word is neither", () => {
  const flags: Sheet = ["1", "2", "3"].map((key) => [{ key, kind: "flag", value: "no", name: key }]);
  expect(paste(flags, {}, { row: 0, col: 0 }, "TRUE\nquizás\nsí")).toEqual({ 1: "yes", 3: "yes" });
});
it("sets, adds and takes a part, rounding prices to the thousand", () => {
  const all = spotsBetween({ row: 0, col: 0 }, { row: 2, col: 1 });
  expect(bulk(sheet, {}, all, "add", 4)).toEqual({ p: "1850004", a: "7", b: "5", c: "4" });
  expect(bulk(sheet, {}, [{ row: 0, col: 0 }], "percent", 8)).toEqual({ p: "1998000" });
  expect(bulk(sheet, {}, all, "set", 3)).toEqual({ p: "3", b: "3", c: "3" });
});
it("knows what is wrong", () => {
  expect(wrongIn(stock("Jut 01, 6x9", "8"), "-2")).toBe("below");
  expect(wrongIn(stock("Jut 01, 6x9", "8"), "9999999")).toBe("above");
  expect(wrongIn(price, "caro")).toBe("not-whole");
  expect(wrongIn(sheet[2]![1]!, "anything")).toBeUndefined();
});
it("steps over cells that cannot take focus and stays at the edge", () => {
  expect(step(sheet, { row: 1, col: 1 }, -1, 0)).toEqual({ row: 1, col: 1 });
  expect(step(sheet, { row: 1, col: 0 }, 1, 0)).toEqual({ row: 2, col: 0 });
});
