import Papa from "papaparse";

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Lines that open in columns with a double click: where the decimal sign is a comma, as in Colombia, Excel parts cells at
 * semicolons. Cells that hold another usual separator are quoted, for LibreOffice may part at any of them. A line
 * `sep=;` would make Excel forget the mark and LibreOffice show it.
 */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.length === 0
    ? ""
    : `${Papa.unparse(rows as (string | number)[][], { delimiter: ";", quotes: (cell: unknown) => /[,\t]/.test(String(cell)) })}\r\n`;

export const csvHead = (names: readonly string[]): string => `${BYTE_ORDER_MARK}${csvLines([names])}`;

/** A file's text from its first sign to its last; blank lines at its end are no lines. A pattern for them would read each run of blank lines as often as it is long. */
export function csvText(text: string): string {
  let end = text.length;
  while (end > 0 && /[\r\n]/.test(text[end - 1]!)) end--;
  return text.slice(text.startsWith(BYTE_ORDER_MARK) ? 1 : 0, end);
}
