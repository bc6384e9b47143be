import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "./log.server.ts";

// Counts and money fit a double; cents and bigint counts come as numbers, dates as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// A list of plain words is cut at its commas: the library's own way, letter by letter, is a tenth of a page of cards.
const TEXT_LIST = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
const readList = pg.types.getTypeParser(TEXT_LIST) as (text: string) => unknown;
pg.types.setTypeParser(TEXT_LIST, (text) =>
  /["\\]|\bNULL\b|.\{|^\{\}$/i.test(text) ? readList(text) : text.slice(1, -1).split(","),
);

/** With its own connection: in a transaction that one, otherwise the pool. */
export type Db = NodePgDatabase & { $client: Pick<pg.ClientBase, "query"> };
export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

export function openPool(url: string, size: number, log: Log): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: "telar",
  });
  // A connection that breaks, idle or lent out, is replaced by the pool; without a listener it would end the process.
  // Whoever had borrowed it hears of it from its next query.
  const lost = (error: Error) => log.warn({ err: error }, "database connection lost");
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

export const openDb = (client: pg.Pool | pg.PoolClient): Db => drizzle({ client });
