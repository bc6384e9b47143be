import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readEnv } from "../src/platform/env.server.ts";
import { type AppCtx, startRuntime } from "../src/runtime.server.ts";

/** Files are named from where the command was typed, which npm keeps; everything else lies in the project's folder. */
const typedIn = process.env.INIT_CWD ?? process.cwd();
process.chdir(resolve(import.meta.dirname, ".."));
export const fileFrom = (name: string): string => resolve(typedIn, name);

/** Runs one command on the shop's data, beside the running program or without it. */
export async function withShop(work: (ctx: AppCtx) => Promise<string>): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  try {
    const runtime = await startRuntime(readEnv({ LOG_LEVEL: "error", ...process.env }));
    try {
      console.log(await work(runtime.ctx));
    } finally {
      await runtime.stop();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
