import { afterEach, expect, it } from "vitest";
import { setLanguage } from "../../ui/admin/language.ts";
import { type GridCell, wrongIn } from "../rules/grid.ts";
import { wrongWords } from "./wrong-words.ts";

const stock: GridCell = { key: "a", kind: "stock", value: "8", name: "Jut 01, 6x9" };
const price: GridCell = { key: "p", kind: "price", value: "1850000", name: "ALMOND, 5x8" };
const said = (cell: GridCell, typed: string) => wrongWords(cell, wrongIn(cell, typed)!);

afterEach(() => setLanguage("en"));

it("says what is wrong, in the language in force", () => {
  expect(said(stock, "-2")).toBe("Jut 01, 6x9: stock cannot be below 0");
  expect(said(stock, "9999999")).toBe("Jut 01, 6x9: stock cannot be above 1.000.000");
  expect(said(price, "caro")).toBe("ALMOND, 5x8: not a whole number");
  setLanguage("es");
  expect(said(stock, "-2")).toBe("Jut 01, 6x9: las existencias no pueden ser menos de 0");
});
