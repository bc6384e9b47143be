import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { CACHE_CHANNEL } from "../src/platform/bus.server.ts";
import type { Shop } from "./open-browser.ts";

export type ShopDatabase = {
  query(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
  one(sql: string, values?: unknown[]): Promise<Record<string, unknown>>;
  end(): Promise<void>;
};

/** The running shop's own database: journeys use it to let time pass and to see what was kept. */
export async function shopDatabase(shop: Shop): Promise<ShopDatabase> {
  const port = Number(readFileSync(join(shop.dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[3]);
  const password = readFileSync(join(shop.dataDir, "postgres.secret"), "utf8").trim();
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", password, database: "postgres" });
  await client.connect();
  return {
    async query(sql, values) {
      const result = await client.query(sql, values);
      // What is changed behind the shop's back it would go on answering from its caches.
      if (/^\s*(update|insert|delete)/i.test(sql)) await client.query("select pg_notify($1, '*')", [CACHE_CHANNEL]);
      return result;
    },
    async one(sql, values) {
      const { rows } = await client.query<Record<string, unknown>>(sql, values);
      return rows[0]!;
    },
    end: () => client.end(),
  };
}
