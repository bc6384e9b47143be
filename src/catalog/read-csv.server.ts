import Papa from "papaparse";
import { carpetChange, newCarpet, type CarpetChange } from "./admin/shapes.ts";
import { fromCell, plainCell, readWas, sizeOfColumn, WAS_COLUMN } from "./rules/csv-cells.ts";
import { csvText } from "../platform/csv.server.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { fold } from "../platform/text.ts";
import { FIELD_NAMES, type FieldName, fieldOf } from "./rules/rug-fields.ts";
import { currentSize, normalizeSize } from "./rules/size.ts";

export type CsvError = { row: number; column: string; message: string };
/** `lines`: how many hold something. A file with too many, or without a known column, is not read any further. */
export type CsvFile = { rows: CsvRow[]; errors: CsvError[]; lines: number; known: number; unknown: string[] };
/** `was`: the stock the file was made from, by size as compared. */
export type CsvRow = { row: number; id: number | undefined; change: CarpetChange; was: Map<string, number> };

export const MOST_ROWS = 5000;
const csvFieldOf = (column: string): FieldName | undefined =>
  FIELD_NAMES.find((name) => name === column && fieldOf(name).isInCsv);

type Cells = Record<string, string | string[]>;
const isBlank = (cell: string | string[]): boolean => [cell].flat().every((text) => !text.trim());

/** Turns text into changes; every cell that cannot be read is an error with its row and column, in both languages. */
export function readCsv(text: string, collections: Map<string, number>): CsvFile {
  // A last empty line misleads Papa's guess of what separates the cells.
  const parsed = Papa.parse<Cells>(csvText(text), { header: true });
  // Papa calls a column's second appearance `name_1`; its types do not know that yet.
  const { renamedHeaders } = parsed.meta as { renamedHeaders?: Record<string, string> };
  const renamed = new Map(Object.entries(renamedHeaders ?? {}));
  const columns = (parsed.meta.fields ?? []).filter((column) => (renamed.get(column) ?? column).trim());
  const unknown = columns.filter((column) => !isKnown(column));
  const nameOf = (column: string) =>
    renamed.has(column) ? inBoth(`${renamed.get(column)} (a second time)`, `${renamed.get(column)} (otra vez)`) : column.trim();
  const errors: CsvError[] = [];
  const rows: CsvRow[] = [];
  const isEmpty = (cells: Cells) => Object.values(cells).every(isBlank);
  const file = {
    rows,
    errors,
    lines: parsed.data.filter((cells) => !isEmpty(cells)).length,
    known: columns.length - unknown.length,
    unknown: unknown.map(nameOf),
  };
  // Judging a row takes a moment, in which nobody else is served.
  if (file.known === 0 || file.lines > MOST_ROWS) return file;
  // Papa counts the head when it speaks of quotation marks.
  const unclosed = new Set(parsed.errors.flatMap(({ type, row = 0 }) => (type === "Quotes" ? [row + 1] : [])));
  const lines = new Map<number, number>();
  parsed.data.forEach((cells, index) => {
    if (isEmpty(cells)) return;
    const row = index + 2; // the head is line 1
    const wrong = (column: string, message: string) => errors.push({ row, column, message });
    // A mark that never closes swallows the lines after it, a stray comma moves the cells after it: neither is guessed at.
    if (unclosed.has(row))
      return wrong(
        inBoth("quotation marks", "comillas"),
        inBoth("One is not closed, or text follows it", "Una no se cierra, o la sigue texto"),
      );
    if (!isBlank(cells.__parsed_extra ?? ""))
      return wrong(
        inBoth("columns", "columnas"),
        inBoth("There are more cells than the first line names", "Hay más celdas de las que nombra la primera línea"),
      );
    const { id, input, was } = inputOf(cells, collections, wrong);
    if (id !== undefined && lines.has(id))
      return wrong(
        "id",
        inBoth(`Line ${lines.get(id)} changes carpet ${id} already`, `La línea ${lines.get(id)} ya cambia la alfombra ${id}`),
      );
    if (id !== undefined) lines.set(id, row);
    const read = (id === undefined ? newCarpet : carpetChange).safeParse(input);
    if (!read.success) {
      // A cell that was already named needs no second sentence.
      const said = new Set(errors.filter((each) => each.row === row).map(({ column }) => column.trim().toLowerCase()));
      for (const { path, message } of read.error.issues) if (!said.has(columnOf(path))) wrong(columnOf(path), message);
    } else rows.push({ row, id, change: read.data, was });
  });
  return file;
}

function isKnown(column: string): boolean {
  const name = column.trim().toLowerCase();
  return ["id", "name", "collection", WAS_COLUMN].includes(name) || csvFieldOf(name) !== undefined || !!sizeOfColumn(name);
}

const columnOf = ([field]: PropertyKey[]): string => (field === "collection_id" ? "collection" : String(field ?? ""));

type Wrong = (column: string, message: string) => void;

function inputOf(cells: Cells, collections: Map<string, number>, wrong: Wrong) {
  const input: Record<string, unknown> = {};
  const inventory: { size: string; inventory: number }[] = [];
  const was = new Map<string, number>();
  let id: number | undefined;
  for (const [column, raw] of Object.entries(cells)) {
    if (typeof raw !== "string") continue;
    const [name, cell] = [column.trim().toLowerCase(), plainCell(raw)];
    const said = sizeOfColumn(column.trim());
    const size = said && currentSize(said);
    const field = csvFieldOf(name);
    if (name === "id") id = cell ? numberOf(cell, column, wrong) : undefined;
    else if (name === "collection") {
      if (!cell) continue;
      input.collection_id = collections.get(fold(cell));
      if (input.collection_id === undefined)
        wrong(column, inBoth(`No collection is called ${cell}`, `Ninguna colección se llama ${cell}`));
    } else if (name === "name") input.name = cell;
    else if (field) {
      const read = fromCell(fieldOf(field).kind, cell);
      if (read && "wrong" in read) wrong(column, read.wrong);
      else if (read) input[field] = read.value;
    } else if (name === WAS_COLUMN) {
      for (const line of readWas(cell)) was.set(normalizeSize(currentSize(line.size)), line.inventory);
    } else if (size && cell) {
      const units = numberOf(cell, column, wrong);
      if (inventory.some((line) => normalizeSize(line.size) === normalizeSize(size)))
        wrong(column, inBoth(`Another column is about ${size} already`, `Otra columna ya trata de ${size}`));
      else if (units !== undefined) inventory.push({ size, inventory: units });
    }
  }
  if (inventory.length > 0) input.inventory = inventory;
  return { id, input, was };
}

function numberOf(cell: string, column: string, wrong: Wrong): number | undefined {
  if (/^\d{1,9}$/.test(cell)) return Number(cell);
  wrong(column, inBoth(`${cell} is not a whole number`, `${cell} no es un número entero`));
  return undefined;
}
