import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { exitCodes } from "./restarts.mjs";

/** The built shop as one process; `scripts/start.mjs` is its parent, tests run it alone. */
process.env.NODE_ENV ??= "production";
if (existsSync(".env")) process.loadEnvFile(".env");

try {
  const { start } = (await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href)) as {
    start: () => Promise<void>;
  };
  await start();
} catch (error) {
  // A signal that ended a step of the start (initdb shares the terminal's Ctrl-C) is heard before the step's failure.
  await new Promise(setImmediate);
  // One clear line for a person; the whole story only when asked for.
  console.error(process.env.LOG_LEVEL === "debug" ? error : (error as Error).message);
  process.exit((error as Error).name === "WrongSetting" ? exitCodes.wrongSetting : exitCodes.notStarted);
}
