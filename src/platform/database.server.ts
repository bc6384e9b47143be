import pg from "pg";
import type { Env } from "./env.server.ts";
import type { Log } from "./log.server.ts";
import { startEmbedded } from "./postgres/supervisor.server.ts";
import { setTimeout as sleep } from "node:timers/promises";

/** `isShared`: another program works on the same data folder. */
export type Database = { url: string; sessionUrl: string; isShared: boolean; stop(): Promise<void> };

/** DATABASE_URL where it is set, otherwise the embedded server. */
export async function openDatabase(env: Env, log: Log): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_SESSION_URL: sessionUrl = url } = env;
  if (!url || !sessionUrl) {
    const server = await startEmbedded(env.DATA_DIR, log);
    return { ...server, sessionUrl: server.url };
  }
  await waitFor("DATABASE_URL", url, env.DATABASE_WAIT, log);
  if (sessionUrl !== url) await waitFor("DATABASE_SESSION_URL", sessionUrl, env.DATABASE_WAIT, log);
  return { url, sessionUrl, isShared: false, stop: async () => undefined };
}

const AWAY = new Set(["ECONNREFUSED", "ETIMEDOUT", "EHOSTUNREACH", "ECONNRESET", "57P03"]);

/** A server that is only away is waited for; a wrong address, name or password is said at once. */
async function waitFor(setting: string, url: string, seconds: number, log: Log): Promise<void> {
  for (let second = 0; ; second++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on("error", () => undefined); // reported by connect() itself
    try {
      await client.connect();
      return;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (second >= seconds || (code !== undefined && !AWAY.has(code)) || (code === undefined && !/timeout/.test(message))) {
        throw new Error(`Setting ${setting} does not lead to a usable PostgreSQL: ${message || code}.`, { cause: error });
      }
      if (second % 10 === 0) log.warn({ code }, "waiting for the database");
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(1000);
  }
}
