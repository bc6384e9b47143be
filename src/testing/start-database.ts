import { rmSync } from "node:fs";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openPool } from "../platform/db.server.ts";
import { openJobs } from "../platform/jobs.server.ts";
import { openLog } from "../platform/log.server.ts";
import { migrate } from "../platform/migrate.server.ts";
import { startEmbedded } from "../platform/postgres/supervisor.server.ts";
import { scratchFolder } from "./scratch-folder.ts";

export const TEMPLATE = "telar_template";
const log = openLog({ LOG_LEVEL: "error" });

/** One real PostgreSQL for the whole run; each suite gets a database cloned from a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = scratchFolder("telar-test-");
  const server = given ? { url: given, stop: async () => undefined } : await startEmbedded(folder, log);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  if (!given) await forgetOnCrash(admin);
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${TEMPLATE}`;
  const pool = openPool(url.href, 2, log);
  await migrate(pool);
  await pool.end();
  const jobs = await openJobs(url.href, log);
  await jobs.stop();
  project.provide("databaseUrl", server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A test's database need not outlive a power cut: nothing waits for the disk. */
export async function forgetOnCrash(admin: { query(sql: string): Promise<unknown> }): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query("select pg_reload_conf()");
}

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}
