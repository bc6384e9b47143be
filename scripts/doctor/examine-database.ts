import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "../../src/platform/database.server.ts";
import { openPool, type Pool } from "../../src/platform/db.server.ts";
import type { Env } from "../../src/platform/env.server.ts";
import { openLog } from "../../src/platform/log.server.ts";
import { readApplied } from "../../src/platform/migrate.server.ts";
import { BASELINE, pendingOf, schemaFiles } from "../../src/platform/schema-files.server.ts";
import { queueAges } from "../../src/platform/queue-ages.server.ts";
import type { Check } from "./report.ts";

const OLDEST_VERSION = 15;
const EXTENSIONS = ["unaccent", "pg_trgm"];
const LONGEST_WAIT_S = 600;
const MOST_SKEW_S = 5;

const log = openLog({ LOG_LEVEL: "silent" });

/** Joins the database, or starts the embedded one for as long as it is looked at. */
export async function examineDatabase(env: Env, check: Check): Promise<void> {
  let database: Database | undefined;
  let pool: Pool | undefined;
  await check("database", async () => {
    if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, "postgres")))
      throw new Error(`there is none in ${env.DATA_DIR}. Start the shop once (npm start), or set DATA_DIR or DATABASE_URL.`);
    database = await openDatabase({ ...env, DATABASE_WAIT: 0 }, log);
    pool = openPool(database.url, 2, log);
    return examineVersion(pool, env.DATABASE_URL ? "DATABASE_URL" : "embedded");
  });
  if (pool) {
    const opened = pool;
    await check("extensions", () => examineExtensions(opened));
    await check("migrations", () => examineMigrations(opened));
    await check("queue", () => examineQueue(opened));
    await check("clock", () => examineClock(opened));
    await opened.end();
  }
  await database?.stop();
}

async function examineVersion(pool: Pool, where: string): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>("show server_version");
  const [{ server_version: version }] = rows as [{ server_version: string }];
  if (parseInt(version) < OLDEST_VERSION) throw new Error(`PostgreSQL ${version} is too old. Use ${OLDEST_VERSION} or later.`);
  return `PostgreSQL ${version} (${where})`;
}

async function examineExtensions(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>("select name from pg_available_extensions where name = any($1)", [
    EXTENSIONS,
  ]);
  const lacking = EXTENSIONS.filter((each) => !rows.some(({ name }) => name === each));
  if (lacking.length > 0) throw new Error(`${lacking.join(" and ")} cannot be had. Install PostgreSQL's contrib package.`);
  return EXTENSIONS.join(", ");
}

async function examineMigrations(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ made: boolean }>("select to_regclass('applied_functions') is not null as made");
  if (!tables[0]!.made) throw new Error("The schema of this version is not there yet. Start the shop: it makes it.");
  const files = schemaFiles();
  const applied = await readApplied(pool);
  const pending = pendingOf(files, applied);
  if (pending.length > 0)
    throw new Error(`${pending.length} are pending, from ${pending[0]!.name} on. Start the shop: it applies them.`);
  const known = new Set([BASELINE, ...files.migrations.map(({ name }) => name)]);
  const newer = [...applied.keys()].filter((name) => !known.has(name) && !/^\d{4}-/.test(name)).length;
  return newer > 0 ? `all applied, and ${newer} of a newer version` : `all ${known.size} applied`;
}

async function examineQueue(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ made: boolean }>("select to_regclass('pgboss.job') is not null as made");
  const ages = rows[0]!.made ? await queueAges({ pool }) : [];
  const waiting = ages.reduce((sum, each) => sum + each.waiting, 0);
  const [oldest] = ages.toSorted((a, b) => b.oldest_seconds - a.oldest_seconds);
  const since = oldest && `the oldest in ${oldest.queue} for ${Math.round(oldest.oldest_seconds / 60)} minutes`;
  if (oldest && oldest.oldest_seconds > LONGEST_WAIT_S)
    throw new Error(`${waiting} jobs wait, ${since}. Does the shop run? Its log says why a job fails ("job failed").`);
  return since ? `${waiting} jobs wait, ${since}` : "nothing waits";
}

async function examineClock(pool: Pool): Promise<string> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
  const here = (before + Date.now()) / 2;
  const skew = Math.abs(rows[0]!.now.getTime() - here) / 1000;
  if (skew > MOST_SKEW_S) throw new Error(`differs from the database's by ${Math.round(skew)} s. Set both by NTP.`);
  return `${skew.toFixed(1)} s from the database's`;
}
