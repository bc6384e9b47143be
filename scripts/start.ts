import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "./build.ts";

process.env.NODE_ENV ??= "production";
if (existsSync(".env")) process.loadEnvFile(".env");

try {
  buildIfNeeded();
  const { start } = (await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href)) as {
    start: () => Promise<void>;
  };
  await start();
} catch (error) {
  // One clear line for a person; the whole story only when asked for.
  console.error(process.env.LOG_LEVEL === "debug" ? error : (error as Error).message);
  process.exit(1);
}
