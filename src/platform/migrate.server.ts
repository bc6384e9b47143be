import type { Pool, PoolClient } from "./db.server.ts";
import { type Applied, BASELINE, pendingOf, type SchemaFiles, schemaFiles, type SqlFile } from "./schema-files.server.ts";

const LOCK = 7_215_001;
const LISTS = `
  create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
  alter table migrations add column checksum text;
  create table applied_functions (
    name text, checksum text, applied_at timestamptz not null default now(), primary key (name, checksum))`;

/**
 * An empty database gets db/schema and db/functions, then every one the files of db/migrations that it lacks, in name
 * order, and the functions whose text it has never had. Each step is a transaction. The lock that all copies share is the
 * transaction's, not the session's: behind PgBouncer in transaction mode a session's lock would stay with a stranger.
 */
export async function migrate(pool: Pool, files: SchemaFiles = schemaFiles()): Promise<string[]> {
  const client = await pool.connect();
  try {
    const done: string[] = [];
    for (let name = await inStep(client, files, migrateNext); name; name = await inStep(client, files, migrateNext))
      done.push(name);
    return [...done, ...(await inStep(client, files, applyFunctions))];
  } finally {
    client.release();
  }
}

async function inStep<T>(client: PoolClient, files: SchemaFiles, step: (client: PoolClient, files: SchemaFiles) => Promise<T>) {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const { rows } = await client.query<{ made: boolean }>("select to_regclass('applied_functions') is not null as made");
    if (!rows[0]!.made) await client.query(LISTS);
    const done = await step(client, files);
    await client.query("commit");
    return done;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

export async function readApplied(client: Pick<PoolClient, "query">): Promise<Applied> {
  const { rows } = await client.query<{ name: string; checksum: string | null; appliedAt: Date }>(
    `select name, checksum, applied_at as "appliedAt" from migrations`,
  );
  return new Map(rows.map(({ name, ...rest }) => [name, rest]));
}

/** The name of what was applied; undefined when nothing is missing. */
async function migrateNext(client: PoolClient, files: SchemaFiles): Promise<string | undefined> {
  const applied = await readApplied(client);
  const [next] = pendingOf(files, applied);
  if (!next) return undefined;
  if (next.name !== BASELINE) await run(client, "Migration", next);
  else if (applied.size === 0) {
    for (const file of files.schema) await run(client, "Schema", file);
    // A migration may call them.
    await applyFunctions(client, files);
  }
  await client.query("insert into migrations (name, checksum) values ($1, $2)", [next.name, next.checksum]);
  return next.name;
}

/**
 * Only a text this database has never had: while an upgrade rolls, a copy of the version before that starts again must
 * not put its own back.
 */
async function applyFunctions(client: PoolClient, { functions }: SchemaFiles): Promise<string[]> {
  const { rows } = await client.query<{ had: string }>("select name || ' ' || checksum as had from applied_functions");
  const had = new Set(rows.map((row) => row.had));
  const fresh = functions.filter(({ name, checksum }) => !had.has(`${name} ${checksum}`));
  // They call each other and may read what a later migration adds: their bodies are looked at when they run.
  await client.query("set local check_function_bodies = off");
  for (const file of fresh) {
    await run(client, "Function", file);
    await client.query("insert into applied_functions (name, checksum) values ($1, $2)", [file.name, file.checksum]);
  }
  return fresh.map(({ name }) => name);
}

async function run(client: PoolClient, kind: string, { name, text }: SqlFile): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`${kind} ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
