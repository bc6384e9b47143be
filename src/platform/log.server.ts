import { pino } from "pino";
import type { Env } from "./env.server.ts";

export type Log = {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** One JSON line per event on standard error; standard output keeps the ready line. */
export const openLog = (env: Pick<Env, "LOG_LEVEL">): Log =>
  pino({ level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
