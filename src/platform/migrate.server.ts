import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool, PoolClient } from "./db.server.ts";

const LOCK = 7_215_001;

/**
 * Applies db/migrations in name order, each once and in a transaction of its own. The lock that all copies share is the
 * transaction's, not the session's: behind PgBouncer in transaction mode a session's lock would stay with a stranger.
 */
export async function migrate(pool: Pool, folder = join(process.cwd(), "db/migrations")): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const client = await pool.connect();
  try {
    const applied: string[] = [];
    for (let name = await applyNext(client, folder, files); name; name = await applyNext(client, folder, files))
      applied.push(name);
    return applied;
  } finally {
    client.release();
  }
}

/** The first migration that is missing, or undefined when none is. */
async function applyNext(client: PoolClient, folder: string, files: string[]): Promise<string | undefined> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    const name = files.find((file) => !rows.some((row) => row.name === file));
    if (name) await apply(client, folder, name);
    await client.query("commit");
    return name;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function apply(client: PoolClient, folder: string, name: string): Promise<void> {
  try {
    await client.query(readFileSync(join(folder, name), "utf8"));
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  await client.query("insert into migrations (name) values ($1)", [name]);
}
