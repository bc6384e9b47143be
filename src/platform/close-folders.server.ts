import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "./log.server.ts";

/** Under DATA_DIR: room photos, uploads and letters are for this program's account alone. */
const FOLDERS = ["media", "tmp", "mail"];

/** Also closes folders that an earlier version left open. A disk that allows neither is told of; its first write will fail. */
export function closeFolders(dataDir: string, log: Log): void {
  for (const name of FOLDERS) {
    try {
      mkdirSync(join(dataDir, name), { recursive: true, mode: 0o700 });
      chmodSync(join(dataDir, name), 0o700);
    } catch (error) {
      log.warn({ folder: name, err: (error as Error).message }, "a folder of DATA_DIR cannot be closed to others");
    }
  }
}
