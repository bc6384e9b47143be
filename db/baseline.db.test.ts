import { readFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, expect, inject, it } from "vitest";
import { migrate } from "../src/platform/migrate.server.ts";
import { checksumOf, schemaFiles } from "../src/platform/schema-files.server.ts";

const pools: pg.Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

async function emptyDatabase(): Promise<pg.Pool> {
  const name = `telar_schema_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: inject("databaseUrl") });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(inject("databaseUrl"));
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  pools.push(pool);
  return pool;
}

async function oldDatabase(): Promise<pg.Pool> {
  const pool = await emptyDatabase();
  await pool.query(readFileSync("db/fixtures/before-baseline.sql", "utf8"));
  return pool;
}

const listOf = async (pool: pg.Pool, sql: string): Promise<string[]> =>
  (await pool.query<{ said: string }>(sql)).rows.map(({ said }) => said).sort();

/** Everything the schema consists of, as PostgreSQL itself says it; the order of columns does not matter. */
const catalogOf = async (pool: pg.Pool) => ({
  columns: await listOf(
    pool,
    `select concat_ws(' ', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
       a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as said
     from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'c', 'v') and a.attnum > 0 and not a.attisdropped`,
  ),
  tables: await listOf(
    pool,
    `select concat_ws(' ', relname, relkind, relpersistence, reloptions) as said from pg_class where relnamespace = 'public'::regnamespace`,
  ),
  constraints: await listOf(
    pool,
    `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as said
     from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  ),
  indexes: await listOf(pool, "select indexdef as said from pg_indexes where schemaname = 'public'"),
  views: await listOf(pool, "select viewname || definition as said from pg_views where schemaname = 'public'"),
  triggers: await listOf(pool, "select pg_get_triggerdef(oid) as said from pg_trigger where not tgisinternal"),
  functions: await listOf(
    pool,
    `select pg_get_functiondef(p.oid) as said from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  ),
});

type Rows = Record<string, Record<string, unknown>[]>;
async function rowsOf(pool: pg.Pool): Promise<Rows> {
  const rows: Rows = {};
  const tables = await listOf(pool, "select tablename as said from pg_tables where schemaname = 'public'");
  for (const table of tables)
    rows[table] = (
      await pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from "${table}" t order by 1`)
    ).rows.map(({ row }) => row);
  return rows;
}

it("a database of before the baseline keeps every row and becomes what a new one is", async () => {
  const [old, fresh] = [await oldDatabase(), await emptyDatabase()];
  const before = await rowsOf(old);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(await migrate(old)).toContain("baseline");
  await migrate(fresh);
  expect(await catalogOf(old)).toEqual(await catalogOf(fresh));
  const after = await rowsOf(old);
  for (const [table, rows] of Object.entries(before)) {
    if (table === "migrations") continue;
    const key = (row: Record<string, unknown>) => JSON.stringify(Object.keys(rows[0]!).map((name) => row[name]));
    expect(after[table]!.map(key).sort(), table).toEqual(rows.map(key).sort());
  }
  expect(after.order_search).toHaveLength(before.orders!.length);
  expect([await migrate(old), await migrate(fresh)], "nothing is left to do").toEqual([[], []]);
});

it("an applied migration or baseline that was changed, and a database that is too old, are told of in a sentence", async () => {
  const pool = await emptyDatabase();
  const files = schemaFiles();
  const added = { name: "20990101-0000-added.sql", text: "create table added (id int)", checksum: checksumOf("1") };
  expect(await migrate(pool, { ...files, migrations: [...files.migrations, added] })).toContain(added.name);
  const changed = { ...added, text: "create table added (id bigint)", checksum: checksumOf("2") };
  await expect(migrate(pool, { ...files, migrations: [...files.migrations, changed] })).rejects.toThrow(
    /^Migration 20990101-0000-added.sql was changed after it had been applied to this database on 20.*new migration\.$/,
  );
  await expect(migrate(pool, { ...files, schema: files.schema.slice(1) })).rejects.toThrow(
    /^The baseline \(db\/schema\) was changed/,
  );
  expect(await migrate(pool), "the version before leaves what is newer alone").toEqual([]);

  const old = await emptyDatabase();
  await old.query("create table migrations (name text primary key, applied_at timestamptz not null default now())");
  await old.query("insert into migrations (name) values ('0001-platform.sql')");
  await expect(migrate(old)).rejects.toThrow(/before 0150-growth\.sql\. Start that of 16 November 2026/);
});

it("a changed function is applied again, and a copy of the version before does not put its own back", async () => {
  const pool = await emptyDatabase();
  const files = schemaFiles();
  await migrate(pool, files);
  const priced = files.functions.find(({ name }) => name === "is_priced.sql")!;
  const text = priced.text.replace("price >= 50", "price >= 100");
  const newer = {
    ...files,
    functions: files.functions.map((each) => (each === priced ? { ...each, text, checksum: checksumOf(text) } : each)),
  };
  const sells = async () => (await pool.query<{ sells: boolean }>("select is_priced(60) as sells")).rows[0]!.sells;
  expect(await sells()).toBe(true);
  expect(await migrate(pool, newer)).toEqual(["is_priced.sql"]);
  expect(await sells()).toBe(false);
  expect(await migrate(pool, files)).toEqual([]);
  expect(await sells()).toBe(false);
});
