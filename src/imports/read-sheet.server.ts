import Papa from "papaparse";
import { plainCell } from "../catalog/rules/csv-cells.ts";
import { LONGEST_CELL, type Sheet } from "./rules/product.ts";
import { refuse } from "./texts.ts";

/** Far beyond any export of a shop; a file that is made to be long is not read to its end. */
const MOST_LINES = 100_000;
const MOST_COLUMNS = 500;

/** A comma, or what a spreadsheet saved instead of it. The head decides: descriptions hold all of them. */
function delimiterOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text)![0];
  const counts = [",", ";", "\t"].map((sign) => ({ sign, n: head.split(sign).length }));
  return counts.sort((a, b) => b.n - a.n)[0]!.sign;
}

/** A file's lines with something in them, cells by their column's name in lower case. */
export function readSheet(given: string): Sheet {
  const text = given.replace(/^\uFEFF/, "").replace(/[\r\n]+$/, "");
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), preview: MOST_LINES + 2 });
  const [head = []] = data;
  const rows = data.slice(1);
  if (rows.length > MOST_LINES || head.length > MOST_COLUMNS)
    throw refuse("imports.too_long", { lines: MOST_LINES, columns: MOST_COLUMNS });
  const columns = head.map((name) => name.trim().toLowerCase());
  const lines = rows.flatMap((cells, index) => {
    if (cells.every((cell) => !cell.trim())) return [];
    const named: Record<string, string> = Object.create(null);
    columns.forEach((column, place) => (named[column] ??= plainCell((cells[place] ?? "").slice(0, LONGEST_CELL))));
    const isTooLong =
      cells.slice(columns.length).some((cell) => cell.trim()) || cells.some(({ length }) => length > LONGEST_CELL);
    return [{ row: index + 2, cells: named, isTooLong }];
  });
  return { columns: new Set(columns.filter(Boolean)), lines };
}
