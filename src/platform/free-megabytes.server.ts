import { statfs } from "node:fs/promises";

/** What this program's account may still write. A folder that is not there yet has never been written to. */
export async function freeMegabytes(folder: string): Promise<number> {
  const facts = await statfs(folder).catch(() => undefined);
  return facts ? Math.floor((facts.bavail * facts.bsize) / 1024 / 1024) : Infinity;
}
