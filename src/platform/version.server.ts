import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The program's version, as package.json says it. */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8")) as { version: string };
  return version;
}
