import type { Log } from "./log.server.ts";
import { LIMITS, withinLimit } from "./time-limit.server.ts";

/** Asks one service whether it is there; rejects with the reason when it is not. */
export type ServiceCheck = () => Promise<unknown>;
export type ServiceMark = "ok" | "away" | "unknown";

const FRESH_MS = 30_000;

/** Which of the outside services answer: told once in the log, marked in /api/health and /metrics. */
export class ServiceWatch {
  readonly #checks: Record<string, ServiceCheck>;
  readonly #log: Log;
  readonly #marks: Record<string, ServiceMark>;
  #checkedAt = 0;
  #checking: Promise<void> | undefined;

  constructor(checks: Record<string, ServiceCheck | undefined>, log: Log) {
    this.#checks = Object.fromEntries(Object.entries(checks).flatMap(([name, check]) => (check ? [[name, check]] : [])));
    this.#marks = Object.fromEntries(Object.keys(this.#checks).map((name) => [name, "unknown"]));
    this.#log = log;
  }

  /** The marks as last known; old ones are renewed in the background. */
  marks(): Record<string, ServiceMark> {
    if (Date.now() - this.#checkedAt > FRESH_MS) void this.check();
    return { ...this.#marks };
  }

  check(): Promise<void> {
    this.#checkedAt = Date.now();
    return (this.#checking ??= Promise.all(Object.keys(this.#checks).map((name) => this.#ask(name))).then(
      () => void (this.#checking = undefined),
    ));
  }

  async #ask(service: string): Promise<void> {
    const before = this.#marks[service];
    try {
      await withinLimit(LIMITS.check, service, this.#checks[service]!);
      this.#marks[service] = "ok";
      if (before === "away") this.#log.info({ service }, "an outside service answers again");
    } catch (error) {
      this.#marks[service] = "away";
      if (before !== "away") this.#log.warn({ service, reason: (error as Error).message }, "an outside service does not answer");
    }
  }
}
