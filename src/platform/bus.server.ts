import { randomUUID } from "node:crypto";
import pg from "pg";
import type { CacheTag } from "./cache-tags.ts";
import type { Pool } from "./db.server.ts";
import { WrongSetting } from "./env.server.ts";
import type { Log } from "./log.server.ts";
import { setTimeout as sleep } from "node:timers/promises";

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
  forget(tags: (CacheTag | "*")[]): void;
  /** False while the connection that listens is lost: saves of other copies go unheard. */
  isListening(): boolean;
  stop(): Promise<void>;
};

/** LISTEN on a connection of its own; while that is lost, everything counts as stale (pages are shown from the cache: page-cache). */
export async function openBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Set<(tags: string[]) => void>();
  const forget = (tags: string[]) => {
    if (tags.length > 0) for (const listener of listeners) listener(tags);
  };
  let stopped = false;
  let isListening = true;
  let client = await listen(url, forget);

  const keepListening = async (): Promise<void> => {
    while (!stopped) {
      await client.lost;
      isListening = false;
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
      isListening = true;
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
    isListening: () => isListening,
    async stop() {
      stopped = true;
      await client.end();
    },
  };
}

/** A notice takes milliseconds; a busy machine must not pass for a pooler. */
const MOST_WAIT_MS = 10_000;

/**
 * A notice sent through the pool must come back on the bus. Behind a pooler in transaction mode LISTEN hears nothing, and
 * every copy would go on showing what another has changed.
 */
export async function checkNotices(
  bus: Bus,
  pool: Pool,
  { url, sessionUrl }: { url: string; sessionUrl: string },
): Promise<void> {
  const tag = `check:${randomUUID()}`;
  let stop = () => undefined as void;
  const heard = new Promise<boolean>((done) => {
    const late = setTimeout(() => done(false), MOST_WAIT_MS);
    const unsubscribe = bus.onStale((tags) => tags.includes(tag) && done(true));
    stop = () => {
      clearTimeout(late);
      unsubscribe();
    };
  });
  try {
    await pool.query("select pg_notify($1, $2)", [CACHE_CHANNEL, tag]);
    if (await heard) return;
  } finally {
    stop();
  }
  throw new WrongSetting(url === sessionUrl ? POOLED : UNHEARD);
}

const POOLED =
  "Setting DATABASE_URL leads to a connection pooler in transaction mode, where copies cannot hear each other: " +
  "set DATABASE_SESSION_URL to PostgreSQL itself.";
const UNHEARD =
  "Setting DATABASE_SESSION_URL hears nothing of what is sent through DATABASE_URL: it must lead to PostgreSQL itself, and " +
  "to the same database.";

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
