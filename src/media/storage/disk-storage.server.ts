import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isKey, typeOf } from "./key.ts";
import type { Storage } from "./storage.ts";

const absent = (error: unknown): undefined => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
  throw error;
};

const PART = ".part";

async function filesUnder(folder: string): Promise<string[]> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Files under DATA_DIR/media. A file appears whole or not at all: written beside, then renamed. */
export function diskStorage(dataDir: string): Storage {
  const root = join(dataDir, "media");
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
    return join(root, key);
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      const beside = `${path}.${randomBytes(6).toString("hex")}${PART}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        if (body instanceof Uint8Array) await writeFile(beside, body, { mode: 0o600 });
        else await pipeline(body, createWriteStream(beside, { mode: 0o600 }));
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async head(key) {
      if (!isKey(key)) return undefined;
      const facts = await stat(pathOf(key)).catch(absent);
      return facts?.isFile() ? { size: facts.size, type: typeOf(key), modified: facts.mtime } : undefined;
    },
    async read(key, range) {
      if (!(await this.head(key))) return undefined;
      return createReadStream(pathOf(key), range);
    },
    async bytes(key) {
      return isKey(key) ? readFile(pathOf(key)).catch(absent) : undefined;
    },
    async remove(key) {
      if (!(await this.head(key))) return false;
      // Somebody else may have removed it meanwhile.
      await rm(pathOf(key), { force: true });
      return true;
    },
    async list(prefix) {
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1));
      return (await filesUnder(folder))
        .map((path) => path.slice(root.length + 1).replaceAll("\\", "/"))
        .filter((key) => key.startsWith(prefix) && !key.endsWith(PART))
        .sort();
    },
    async sweepUnfinished(before) {
      for (const path of (await filesUnder(root)).filter((each) => each.endsWith(PART))) {
        const facts = await stat(path).catch(absent);
        if (facts && facts.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
