import { pino } from "pino";
import { describeError } from "./describe-error.ts";
import type { Env } from "./env.server.ts";

export type RequestLine = { id: string; method: string; path: string; status: number; ms: number };
export type Log = {
  /** The one line of each request. */
  request(line: RequestLine): void;
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

let opened: ReturnType<typeof pino.destination> | undefined;

/** A process has one standard error, however many logs it opens. */
function standardError(): NonNullable<typeof opened> {
  if (opened) return opened;
  const lines = pino.destination({ dest: 2, minLength: 4096, periodicFlush: 100, sync: true });
  process.once("exit", () => lines.flushSync());
  return (opened = lines);
}

/**
 * One JSON line per event on standard error; standard output keeps the ready line. Lines are written some at a time, as
 * a line per request is otherwise a call to the system per request; trouble is written at once.
 */
export function openLog(env: Pick<Env, "LOG_LEVEL">): Log {
  const lines = standardError();
  const log = pino({ level: env.LOG_LEVEL, base: undefined, timestamp: isoTime }, lines);
  const isTold = log.isLevelEnabled("info");
  return {
    // Put together by hand, in pino's form: pino takes longer over it than the cache over the answer.
    request({ id, method, path, status, ms }) {
      if (!isTold) return;
      const said = `"id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}`;
      lines.write(`{"level":30${isoTime()},${said},"msg":"request"}\n`);
    },
    debug: (facts, message) => log.debug(told(facts), message),
    info: (facts, message) => log.info(told(facts), message),
    warn(facts, message) {
      log.warn(told(facts), message);
      lines.flushSync();
    },
    error(facts, message) {
      log.error(told(facts), message);
      lines.flushSync();
    },
  };
}

const told = (facts: object): object => ("err" in facts ? { ...facts, err: describeError(facts.err) } : facts);

let time = "";
let at = 0;
/** Written out once a millisecond, however many lines that has. */
function isoTime(): string {
  const now = Date.now();
  if (now !== at) {
    at = now;
    time = `,"time":"${new Date(now).toISOString()}"`;
  }
  return time;
}
