import Papa from "papaparse";
import { plainCell } from "../catalog/rules/csv-cells.ts";
import { csvText } from "../platform/csv.server.ts";
import { LONGEST_CELL, type Line, type Sheet } from "./rules/product.ts";
import { refuse } from "./texts.ts";

/** Far beyond any export of a shop; a file that is made to be long is not read to its end. */
const MOST_LINES = 100_000;
const MOST_COLUMNS = 500;
const MOST_CELLS = 5_000_000;

/** A comma, or what a spreadsheet saved instead of it. The head decides: descriptions hold all of them. */
function delimiterOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text)![0];
  const counts = [",", ";", "\t"].map((sign) => ({ sign, n: head.split(sign).length }));
  return counts.sort((a, b) => b.n - a.n)[0]!.sign;
}

/** A file's lines with something in them, filled cells by their column's name in lower case; of two columns of one name the first. */
export function readSheet(given: string): Sheet {
  const text = csvText(given);
  const lines: Line[] = [];
  let columns: string[] | undefined;
  let places: [column: string, place: number][] = [];
  let row = 1;
  let read = 0;
  const step = ({ data: cells }: Papa.ParseStepResult<string[]>): void => {
    read += cells.length;
    const isTooWide = !columns && cells.length > MOST_COLUMNS;
    if (isTooWide || row > MOST_LINES + 1 || read > MOST_CELLS)
      throw refuse("imports.too_long", { lines: MOST_LINES, columns: MOST_COLUMNS });
    if (columns) lines.push(...lineOf(cells, row, places, columns.length));
    else {
      columns = cells.map((name) => name.trim().toLowerCase());
      places = [...new Map(columns.map((name, place) => [name, place] as const).reverse())];
    }
    row++;
  };
  Papa.parse<string[]>(text, { delimiter: delimiterOf(text), step });
  return { columns: new Set(columns?.filter(Boolean)), lines };
}

function lineOf(cells: string[], row: number, places: [column: string, place: number][], most: number): Line[] {
  if (cells.every((cell) => !cell.trim())) return [];
  const named: Record<string, string> = Object.create(null);
  for (const [column, place] of places) if (cells[place]) named[column] = plainCell(cells[place].slice(0, LONGEST_CELL));
  const isTooLong = cells.slice(most).some((cell) => cell.trim()) || cells.some(({ length }) => length > LONGEST_CELL);
  return [{ row, cells: named, isTooLong }];
}
