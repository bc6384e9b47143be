import { copyFileSync, statSync, truncateSync } from "node:fs";

const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Keeps a log that another process appends to within twice this size: what was written goes to `file.1`, over what was
 * there, and the file begins anew. The writer need not know, as it always writes at the end.
 */
export function boundLog(file: string, mostBytes = MOST_BYTES): void {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size <= mostBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
