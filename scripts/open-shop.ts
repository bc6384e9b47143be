import { existsSync } from "node:fs";
import { readEnv } from "../src/platform/env.server.ts";
import { type AppCtx, startRuntime } from "../src/runtime.server.ts";

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
