import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.server.ts";
import { LIMITS } from "../time-limit.server.ts";

/** What every page that a proxy may keep is marked with, beside its own tags: all of them at once. */
const EVERY_PAGE = "pages";

/** The marks of a page, for Varnish and Fastly, and for Cloudflare. */
export const purgeHeaders = (tags: readonly string[]): Record<string, string> => {
  const marks = [EVERY_PAGE, ...tags];
  return { "surrogate-key": marks.join(" "), "cache-tag": marks.join(",") };
};

/** One save touches several tags within a moment, and is heard twice by the copy that made it. */
const GATHER_MS = 20;
/** An old answer that was on its way to the proxy during the purge is met by the next one, a slow answer by the last. */
const AGAIN_MS = [200, 2000];
const RETRIES = [500, 1000, 2000, 5000, 10_000, 30_000];
const MOST_BYTES = 4000;

type Options = { url: string; token?: string; log: Log; count: (outcome: "done" | "failed") => void };

/**
 * The proxy cache in front of all copies. Every copy purges after it has forgotten its own pages: after the last of them
 * the proxy can only get new ones, whichever copy it asks.
 */
export class ProxyCache {
  readonly #options: Options;
  /** Each tag with how often it was purged already since its save. */
  #waiting = new Map<string, number>();
  #isSending = false;
  #isStopped = false;
  /** Ends the wait before the next try. */
  #hurry = (): void => undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  purge(tags: readonly string[]): void {
    this.#add(tags, 0);
    this.#hurry();
  }

  stop(): void {
    this.#isStopped = true;
    this.#hurry();
  }

  #add(tags: readonly string[], round: number): void {
    for (const tag of tags) this.#wait(tag === "*" ? EVERY_PAGE : tag, round);
    if (!this.#isSending) void this.#send();
  }

  /** Of two saves the later one counts: its tag is purged as often as any. */
  #wait(mark: string, round: number): void {
    this.#waiting.set(mark, Math.min(round, this.#waiting.get(mark) ?? round));
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    for (let failures = 0; this.#waiting.size > 0 && !this.#isStopped;) {
      await (failures > 0 ? this.#retryWait(failures) : sleep(GATHER_MS, undefined, { ref: false }));
      const sent = this.#waiting;
      this.#waiting = new Map();
      try {
        await this.#post([...sent.keys()]);
        failures = 0;
        this.#options.count("done");
        this.#repeatLater(sent);
      } catch (error) {
        failures++;
        this.#options.count("failed");
        this.#options.log.warn({ reason: (error as Error).message, failures }, "the proxy cache was not purged; trying again");
        for (const [mark, round] of sent) this.#wait(mark, round);
      }
    }
    this.#isSending = false;
  }

  #repeatLater(sent: ReadonlyMap<string, number>): void {
    for (const [round, ms] of AGAIN_MS.entries()) {
      const marks = [...sent].flatMap(([mark, sentIn]) => (sentIn === round ? [mark] : []));
      if (marks.length > 0) setTimeout(() => this.#add(marks, round + 1), ms).unref();
    }
  }

  /** Longer from try to try, but a save that comes meanwhile is told at once. */
  async #retryWait(failures: number): Promise<void> {
    const saved = new AbortController();
    this.#hurry = () => saved.abort();
    const ms = RETRIES[Math.min(failures, RETRIES.length) - 1];
    await sleep(ms, undefined, { ref: false, signal: saved.signal }).catch(() => undefined);
    this.#hurry = () => undefined;
  }

  async #post(all: string[]): Promise<void> {
    const tags = all.includes(EVERY_PAGE) || all.join(" ").length > MOST_BYTES ? [EVERY_PAGE] : all;
    const { url, token } = this.#options;
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "surrogate-key": tags.join(" "),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(LIMITS.purge),
      redirect: "error",
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`answered ${response.status}`);
  }
}
