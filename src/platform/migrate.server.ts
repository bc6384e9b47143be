import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "./db.server.ts";

const LOCK = 7_215_001;

/** Applies db/migrations in name order, each once, under a lock that all copies share. */
export async function migrate(pool: Pool, folder = join(process.cwd(), "db/migrations")): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    const done = new Set(rows.map((row) => row.name));
    const files = readdirSync(folder)
      .filter((name) => name.endsWith(".sql"))
      .sort();
    const fresh = files.filter((name) => !done.has(name));
    for (const name of fresh) {
      await client.query("begin");
      try {
        await client.query(readFileSync(join(folder, name), "utf8"));
        await client.query("insert into migrations (name) values ($1)", [name]);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
    }
    return fresh;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    client.release();
  }
}
