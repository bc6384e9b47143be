import { inBoth } from "../../platform/input-sentences.ts";

/** A product as a file of another shop tells of it. A part that the file has no column for is not there. */
export type Product = {
  row: number;
  handle: string;
  name: string;
  collection: string;
  description?: string;
  tags?: string[];
  colors?: string[];
  material?: string;
  isActive?: boolean;
  isFeatured?: boolean;
  variants: Variant[];
  pictures?: string[];
  /** In both languages. */
  errors: string[];
  /** What the file says and an import does not take over, in both languages. */
  notes?: string[];
};
/** Cells as they are written. */
export type Variant = { row: number; size: string; price: string; stock: string };

/** A line of the file: cells by the column's name in lower case. */
export type Line = { row: number; cells: Record<string, string>; isTooLong: boolean };
export type Sheet = { columns: Set<string>; lines: Line[] };

/** The first of these columns that the line fills. */
export const cellOf = (line: Line, ...names: string[]): string =>
  names.map((name) => (line.cells[name] ?? "").trim()).find(Boolean) ?? "";
export const hasColumn = (sheet: Sheet, ...names: string[]): boolean => names.some((name) => sheet.columns.has(name));

/** A description in HTML is the longest; what it says is at most 5000 characters here. */
export const LONGEST_CELL = 100_000;
export const TOO_LONG = inBoth(
  `A line has more cells than the first line names, or a cell of more than ${LONGEST_CELL.toLocaleString("en")} characters`,
  `Una línea tiene más celdas de las que nombra la primera, o una celda de más de ${LONGEST_CELL.toLocaleString("es-CO")} caracteres`,
);
