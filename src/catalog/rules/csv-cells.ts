import { inBoth } from "../../platform/input-sentences.ts";
import type { FieldKind, KindValues } from "./rug-fields.ts";

/** Lessons S11: a cell that begins like a formula is shown as text; reading it takes the mark off again. */
const FORMULA = /^[=+\-@\t\r]/;

export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
export const plainCell = (text: string): string =>
  (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text).trim();

const YES = new Set(["1", "true", "yes", "si", "sí", "x"]);
const NO = new Set(["0", "false", "no", ""]);

/** A flag as people write it; undefined when it is neither yes nor no. */
export function flagOf(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

/** What the stock was when the file was made: a number nobody typed over must not undo the sales since. */
export const WAS_COLUMN = "stock_was";
export const wasCell = (lines: readonly { size: string; inventory: number }[]): string =>
  lines.map(({ size, inventory }) => `${size}=${inventory}`).join("|");
export const readWas = (cell: string): { size: string; inventory: number }[] =>
  cell.split("|").flatMap((part) => {
    const [, size, units] = /^(.+)=(\d{1,9})$/.exec(part.trim()) ?? [];
    return size && units ? [{ size, inventory: Number(units) }] : [];
  });

const STOCK = "stock ";
export const stockColumn = (size: string): string => `${STOCK}${size}`;
export const sizeOfColumn = (column: string): string | undefined =>
  column.toLowerCase().startsWith(STOCK) ? column.slice(STOCK.length).trim() : undefined;

const asIs = (text: string): string => text;
/** How each kind of field is written into a cell. */
export const toCell: { [K in FieldKind]: (value: KindValues[K]) => string } = {
  text: asIs,
  choice: asIs,
  number: (value) => (value === null ? "" : String(value)),
  words: (words) => words.join(", "),
  flag: (flag) => (flag ? "yes" : "no"),
  address: asIs,
  addresses: (list) => list.join(" "),
};

/** And read from it; the form's shape judges the rest. A choice left empty stays as it is. */
export function fromCell(kind: FieldKind, cell: string): { value: unknown } | { wrong: string } | undefined {
  if (kind === "flag") {
    const value = flagOf(cell);
    return value === undefined ? { wrong: inBoth(`${cell} is neither yes nor no`, `${cell} no es ni sí ni no`) } : { value };
  }
  if (kind === "addresses") return { value: cell.split(/\s+/).filter(Boolean) };
  return kind === "choice" && !cell ? undefined : { value: cell };
}
