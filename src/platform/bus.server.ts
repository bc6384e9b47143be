import pg from "pg";
import type { Log } from "./log.server.ts";

export const CACHE_CHANNEL = "telar_cache";

export type Bus = {
  /** Called with the tags that became stale, whichever copy changed them. `"*"` means everything. */
  onStale(listener: (tags: string[]) => void): void;
  /** Tells this copy's own caches. */
  forget(tags: string[]): void;
  stop(): Promise<void>;
};

/** LISTEN on a connection of its own; when it was lost, everything counts as stale. */
export async function openBus(url: string, log: Log): Promise<Bus> {
  const listeners: ((tags: string[]) => void)[] = [];
  const forget = (tags: string[]) => {
    if (tags.length > 0) for (const listener of listeners) listener(tags);
  };
  let stopped = false;
  let client: pg.Client | undefined;

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: "telar-bus", keepAlive: true });
    next.on("notification", (message) => forget(message.payload?.split(" ") ?? []));
    next.on("error", (error) => log.warn({ err: error.message }, "cache bus lost"));
    next.on("end", () => void (stopped || setTimeout(() => void retry(), 250)));
    await next.connect();
    await next.query(`listen ${CACHE_CHANNEL}`);
    client = next;
    forget(["*"]);
  };
  const retry = async (): Promise<void> => {
    if (stopped) return;
    forget(["*"]);
    try {
      await listen();
    } catch (error) {
      // A failed connect may not emit "end"; the timer keeps trying until the database is back.
      log.debug({ err: String(error) }, "cache bus waits for the database");
      setTimeout(() => void retry(), 1000);
    }
  };

  await listen();
  return {
    onStale: (listener) => void listeners.push(listener),
    forget,
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
}
