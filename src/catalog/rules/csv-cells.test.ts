import { expect, it } from "vitest";
import { flagOf, plainCell, safeCell, sizeOfColumn } from "./csv-cells.ts";

it.each(["=1+1", "+57 310", "-2", "@SUM(A1)", "\t=1"])("neutralises %j and reads it back", (cell) => {
  expect(safeCell(cell)).toBe(`'${cell}`);
  expect(plainCell(safeCell(cell))).toBe(cell.trim());
});
it("leaves other cells alone", () => {
  expect(safeCell("Café")).toBe("Café");
  expect(plainCell("'Olas'")).toBe("'Olas'");
});
it("reads flags as people write them", () => {
  expect(["yes", "Sí", "1", "TRUE"].map(flagOf)).toEqual([true, true, true, true]);
  expect(["no", "0", "", "false"].map(flagOf)).toEqual([false, false, false, false]);
  expect(flagOf("maybe")).toBeUndefined();
});
it("knows a column of stock", () => {
  expect(sizeOfColumn("Stock 5x8")).toBe("5x8");
  expect(sizeOfColumn("name")).toBeUndefined();
});
