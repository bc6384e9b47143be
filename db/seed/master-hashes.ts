import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A demo picture's place in storage. */
export const keyOfAsset = (path: string): string => path.replaceAll("\\", "/").replace(/^assets\//, "");

const hashOf = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);

/** What pictures look like now, by key: kept beside what was made from them, it tells when that is out of date. */
export const hashMasters = (paths: string[]): Record<string, string> =>
  Object.fromEntries(paths.toSorted().map((path) => [keyOfAsset(path), hashOf(path)]));
