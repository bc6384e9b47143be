import { flagOf } from "./csv-cells.ts";
import { MOST_PESOS, MOST_UNITS } from "./limits.ts";
import { numberOf } from "./typed-number.ts";

/** The grid as a sheet of cells: what it shows, what was typed, what is wrong. Pure, so that paste and bulk are easy to trust. */
export type CellKind = "price" | "stock" | "words" | "flag" | "none";
export type GridCell = { key: string; kind: CellKind; value: string; name: string };
export type Sheet = GridCell[][];
export type Edits = Readonly<Record<string, string>>;
export type Spot = { row: number; col: number };

export const NO_CELL: GridCell = { key: "", kind: "none", value: "", name: "" };

export const MOST = { price: MOST_PESOS, stock: MOST_UNITS };

export type Wrong = "not-whole" | "above" | "below";

/** What is wrong with a value; undefined when it is right. */
export function wrongIn(cell: GridCell, typed: string): Wrong | undefined {
  if (cell.kind !== "price" && cell.kind !== "stock") return undefined;
  const number = numberOf(typed);
  if (number === undefined) return "not-whole";
  if (number > MOST[cell.kind]) return "above";
  return number < 0 ? "below" : undefined;
}

const same = (cell: GridCell, typed: string): boolean =>
  cell.kind === "price" || cell.kind === "stock" ? numberOf(typed) === numberOf(cell.value) : typed.trim() === cell.value;

/** Keeps only what differs from what is saved. */
export function edit(edits: Edits, cell: GridCell, typed: string): Edits {
  const { [cell.key]: _old, ...rest } = edits;
  return cell.kind === "none" || same(cell, typed) ? rest : { ...rest, [cell.key]: typed };
}

/** `TRUE`, `sí` and `x` are yes too; what is neither yes nor no leaves the flag as it is. */
function flagWord(typed: string): string | undefined {
  const flag = flagOf(typed);
  return flag === undefined || typed === "" ? undefined : flag ? "yes" : "no";
}

/** Fills a block from a spreadsheet, from the focused cell to the right and down; cells that take no value are skipped. */
export function paste(sheet: Sheet, edits: Edits, at: Spot, text: string): Edits {
  const block = text
    .replaceAll("\r", "")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t"));
  let next = edits;
  block.forEach((line, down) =>
    line.forEach((typed, right) => {
      const cell = sheet[at.row + down]?.[at.col + right];
      const value = cell?.kind === "flag" ? flagWord(typed.trim()) : typed.trim();
      if (cell && cell.kind !== "none" && value !== undefined) next = edit(next, cell, value);
    }),
  );
  return next;
}

export type Bulk = "set" | "add" | "percent";

/** Acts on numbers; prices changed by a part are rounded to the thousand pesos. */
export function bulk(sheet: Sheet, edits: Edits, spots: readonly Spot[], how: Bulk, amount: number): Edits {
  let next = edits;
  for (const { row, col } of spots) {
    const cell = sheet[row]?.[col];
    if (!cell || (cell.kind !== "price" && cell.kind !== "stock")) continue;
    const now = numberOf(next[cell.key] ?? cell.value) ?? 0;
    const exact = how === "set" ? amount : how === "add" ? now + amount : now * (1 + amount / 100);
    const value = how === "percent" && cell.kind === "price" ? Math.round(exact / 1000) * 1000 : Math.round(exact);
    next = edit(next, cell, String(value));
  }
  return next;
}

/** The cells between two corners. */
export function spotsBetween(a: Spot, b: Spot): Spot[] {
  const spots: Spot[] = [];
  for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row++)
    for (let col = Math.min(a.col, b.col); col <= Math.max(a.col, b.col); col++) spots.push({ row, col });
  return spots;
}

/** The next cell that can take focus in a direction; the same spot at the edge. */
export function step(sheet: Sheet, from: Spot, rows: number, cols: number): Spot {
  for (let row = from.row + rows, col = from.col + cols; sheet[row]?.[col]; row += rows, col += cols)
    if (sheet[row]![col]!.kind !== "none") return { row, col };
  return from;
}
