import Papa from "papaparse";
import { plainCell } from "../catalog/rules/csv-cells.ts";
import type { Sheet } from "./rules/product.ts";

/** A comma, or what a spreadsheet saved instead of it. The head decides: descriptions hold all of them. */
function delimiterOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text)![0];
  const counts = [",", ";", "\t"].map((sign) => ({ sign, n: head.split(sign).length }));
  return counts.sort((a, b) => b.n - a.n)[0]!.sign;
}

/** A file's lines with something in them, cells by their column's name in lower case. */
export function readSheet(given: string): Sheet {
  const text = given.replace(/^\uFEFF/, "").replace(/[\r\n]+$/, "");
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [head = [], ...rows] = data;
  const columns = head.map((name) => name.trim().toLowerCase());
  const lines = rows.flatMap((cells, index) => {
    if (cells.every((cell) => !cell.trim())) return [];
    const named: Record<string, string> = {};
    columns.forEach((column, place) => (named[column] ??= plainCell(cells[place] ?? "")));
    return [{ row: index + 2, cells: named, isTooLong: cells.slice(columns.length).some((cell) => cell.trim()) }];
  });
  return { columns: new Set(columns.filter(Boolean)), lines };
}
