import { pino } from "pino";
import type { Env } from "./env.server.ts";

export type Log = {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/**
 * One JSON line per event on standard error; standard output keeps the ready line. Lines are written some at a time, as
 * a line per request is otherwise a call to the system per request; trouble is written at once.
 */
export function openLog(env: Pick<Env, "LOG_LEVEL">): Log {
  const lines = pino.destination({ dest: 2, minLength: 4096, periodicFlush: 100, sync: true });
  process.once("exit", () => lines.flushSync());
  const log = pino({ level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, lines);
  return {
    debug: (facts, message) => log.debug(facts, message),
    info: (facts, message) => log.info(facts, message),
    warn(facts, message) {
      log.warn(facts, message);
      lines.flushSync();
    },
    error(facts, message) {
      log.error(facts, message);
      lines.flushSync();
    },
  };
}
