import pg from "pg";
import type { Log } from "./log.server.ts";
import { sleep } from "./postgres/probe.server.ts";

export const CACHE_CHANNEL = "telar_cache";

/** PostgreSQL carries less than 8000 bytes at once: what does not fit is everything. */
const MOST_BYTES = 7999;

export const staleMessage = (tags: readonly string[]): string => {
  const message = tags.join(" ");
  return Buffer.byteLength(message) > MOST_BYTES ? "*" : message;
};

export type Bus = {
  /** Called with the tags that became stale, whichever copy changed them. `"*"` means everything. Gives what unsubscribes. */
  onStale(listener: (tags: string[]) => void): () => void;
  /** Tells this copy's own caches. */
  forget(tags: string[]): void;
  stop(): Promise<void>;
};

/** LISTEN on a connection of its own; while that is lost, everything counts as stale. */
export async function openBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Set<(tags: string[]) => void>();
  const forget = (tags: string[]) => {
    if (tags.length > 0) for (const listener of listeners) listener(tags);
  };
  let stopped = false;
  let client = await listen(url, forget);

  const keepListening = async (): Promise<void> => {
    while (!stopped) {
      await client.lost;
      forget(["*"]);
      if (stopped) return;
      log.warn({}, "cache bus lost; listening again");
      for (;;) {
        try {
          client = await listen(url, forget);
          break;
        } catch {
          // The database is away: pages are rendered anew until it is back.
          forget(["*"]);
          await sleep(500);
          if (stopped) return;
        }
      }
      forget(["*"]);
    }
  };
  void keepListening();

  return {
    onStale(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forget,
    async stop() {
      stopped = true;
      await client.end();
    },
  };
}

async function listen(url: string, heard: (tags: string[]) => void): Promise<{ lost: Promise<void>; end(): Promise<void> }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "telar-bus",
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  const lost = new Promise<void>((done) => {
    client.once("end", done);
    client.on("error", () => done());
  });
  client.on("notification", (message) => heard(message.payload?.split(" ") ?? []));
  await client.connect();
  await client.query(`listen ${CACHE_CHANNEL}`);
  return { lost, end: () => client.end() };
}
