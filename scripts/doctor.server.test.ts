import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { freshDatabase } from "../e2e/fresh-database.ts";
import { startShop } from "../e2e/open-browser.ts";
import { openShop } from "../src/testing/open-shop.ts";
import { recordedServer } from "../src/platform/postgres/probe.server.ts";
import { examine } from "./doctor/examine.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-doctor-"));
const servers: net.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function portOf(server: net.Server | Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return (server.address() as AddressInfo).port;
}

/** What is wrong, by check. */
async function wrongs(env: Record<string, string>, mostMs?: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const report: Parameters<typeof examine>[1] = ({ name, wrong }) => {
    if (wrong) found[name] = found[name] ? `${found[name]}\n${wrong}` : wrong;
  };
  await examine({ DATA_DIR: folder, ...env }, report, mostMs);
  return found;
}

async function migratedDatabase(): Promise<{ url: string; run: (sql: string) => Promise<void> }> {
  const shop = await openShop();
  const url = shop.runtime.databaseUrl;
  await shop.close();
  return {
    url,
    async run(sql) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(sql);
      await client.end();
    },
  };
}

const CHECKS = "settings data disk database extensions migrations queue clock media mail payment".split(" ");

it("a healthy shop is well in every line, while it runs and while it does not", async () => {
  const DATA_DIR = join(folder, "data");
  const doctor = () =>
    spawnSync(process.execPath, ["scripts/doctor.ts"], { env: { ...process.env, DATA_DIR }, encoding: "utf8", timeout: 60_000 });
  const shop = await startShop({ DATA_DIR, SEED: "none" });
  const running = doctor();
  expect((await fetch(`${shop.url}/api/health`)).status).toBe(200);
  await shop.stop();
  const stopped = doctor();
  for (const { status, stdout, stderr } of [running, stopped]) {
    expect([status, stderr]).toEqual([0, ""]);
    const [title, ...lines] = stdout.trim().split("\n");
    expect(title).toMatch(/^Telar \d+\.\d+\.\d+, Node /);
    expect(lines.map((line) => line.split(/\s+/).slice(0, 2))).toEqual(CHECKS.map((name) => ["ok", name]));
  }
  expect(recordedServer(join(DATA_DIR, "postgres")), "its PostgreSQL ended with it").toBeUndefined();
});

it("wrong settings are all named, and nothing is started with them", async () => {
  const DATA_DIR = join(folder, "none");
  const env = { ...process.env, DATA_DIR, DATABSE_URL: "postgres://x", PORT: "abc" };
  const { status, stdout } = spawnSync(process.execPath, ["scripts/doctor.ts"], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^WRONG {2}settings .*did you mean DATABASE_URL\?\nWRONG {2}settings .*PORT is wrong.*\n$/m);
  const start = expect.stringContaining("npm start") as string;
  expect(await wrongs({ DATA_DIR })).toEqual({ data: start, database: start });
  expect(existsSync(DATA_DIR)).toBe(false);
  expect(await wrongs({ DATA_DIR, PUBLIC_URL: "https://tienda.example" })).toMatchObject({
    settings: expect.stringContaining("BOLD_API_KEY"),
  });
});

it("a database that is away, or not migrated yet", async () => {
  const away = await wrongs({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  expect(away).toEqual({ database: expect.stringMatching(/^Setting DATABASE_URL .*ECONNREFUSED/) });
  const fresh = await wrongs({ DATABASE_URL: await freshDatabase() });
  expect(fresh).toEqual({ migrations: expect.stringContaining("is not there yet. Start the shop") });
});

it("jobs that nobody runs, a clock that is wrong, a full disk", async () => {
  const { url, run } = await migratedDatabase();
  expect(await wrongs({ DATABASE_URL: url })).toEqual({});
  await run(`insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
    select 'send-mail', policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name from pgboss.queue limit 1`);
  await run("insert into pgboss.job (name, start_after) values ('send-mail', now() - interval '1 hour')");
  await run(`create schema skewed;
    create function skewed.clock_timestamp() returns timestamptz language sql as 'select pg_catalog.clock_timestamp() - interval ''1 minute''';
    do $$ begin execute format('alter database %I set search_path = skewed, pg_catalog, public', current_database()); end $$`);
  expect(await wrongs({ DATABASE_URL: url, DISK_FREE_MB: "1000000000" })).toEqual({
    queue: expect.stringContaining("1 jobs wait, the oldest in send-mail for 60 minutes"),
    clock: expect.stringContaining("by 60 s"),
    disk: expect.stringContaining("Make room"),
  });
});

it("mail, bucket and payment that refuse, each with the settings to look at", async () => {
  const { url } = await migratedDatabase();
  const refusing = await portOf(
    createServer((_request, response) => response.writeHead(403, { "content-type": "application/json" }).end("{}")),
  );
  const found = await wrongs({
    DATABASE_URL: url,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: "1",
    S3_BUCKET: "telar",
    S3_ENDPOINT: `http://127.0.0.1:${refusing}`,
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
    BOLD_API_KEY: "k",
    BOLD_SECRET_KEY: "s",
    BOLD_BASE_URL: `http://127.0.0.1:${refusing}`,
  });
  expect(found).toEqual({
    media: expect.stringContaining("Look at S3_BUCKET"),
    mail: expect.stringMatching(/ECONNREFUSED.*Look at SMTP_HOST/),
    payment: expect.stringMatching(/answered 403.*Look at BOLD_API_KEY/),
  });
});

it("a bucket that takes the call and never answers is told within the time limit", async () => {
  const { url } = await migratedDatabase();
  const sockets = new Set<net.Socket>();
  const silent = await portOf(net.createServer((socket) => void sockets.add(socket)));
  const env = { S3_BUCKET: "telar", S3_ENDPOINT: `http://127.0.0.1:${silent}`, S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  const found = await wrongs({ DATABASE_URL: url, ...env }, 3000);
  expect(found).toEqual({ media: expect.stringMatching(/^no answer within 3 seconds\. Look at S3_BUCKET/) });
  for (const socket of sockets) socket.destroy();
});
