import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "./log.server.ts";

/** The request that code runs for, however deep inside and however late. The path is as the log shows it. */
export const runningRequest = new AsyncLocalStorage<{ requestId: string; method: string; path: string }>();

/**
 * The last line of defence: a promise nobody waited for is a fault of ours and is logged with its request, but ends
 * nothing. An exception nobody caught leaves the process in a state nobody knows: it is logged, and the process ends.
 */
export function logCrashes(log: Log): void {
  process.on("unhandledRejection", (error) => log.error({ ...runningRequest.getStore(), err: error }, "UNHANDLED REJECTION"));
  process.on("uncaughtExceptionMonitor", (error) =>
    log.error({ ...runningRequest.getStore(), err: error }, "UNCAUGHT EXCEPTION: the process ends"),
  );
}
