import { readFileSync } from "node:fs";
import { join } from "node:path";

const CLIENT = "build/client";
/** A larger sheet (the back office's) is better fetched once and kept by the browser. */
const MOST = 20_000;

const sheets = new Map<string, Buffer | undefined>();

/** A built style sheet, read once; undefined when it is too large to stand in every page. */
export function builtStyle(href: string): Buffer | undefined {
  if (!sheets.has(href)) {
    const sheet = readFileSync(join(CLIENT, href));
    sheets.set(href, sheet.length > MOST ? undefined : sheet);
  }
  return sheets.get(href);
}
