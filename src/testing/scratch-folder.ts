import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
/** Twice what the databases of a whole run take. */
const NEEDED_BYTES = 8 * 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES;
}

/**
 * A new folder for a database that ends with its tests, in memory where there is plenty: a run makes and deletes a hundred
 * thousand files, and a busy disk took 45 s to delete them.
 */
export const scratchFolder = (name: string): string => mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), name));
