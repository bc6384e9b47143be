import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openLog } from "../src/platform/log.server.ts";
import { startEmbedded } from "../src/platform/postgres/supervisor.server.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { childrenOf, pin } from "./load.ts";

/** A server under measurement: its process and its address. */
export type Started = { child: ChildProcess; url: string };

export const RUGS = 200;

/** A PostgreSQL of its own on the second core, and a place to start servers on the first. */
export async function openStage() {
  await buildIfNeeded();
  const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
  const database = await startEmbedded(folder, openLog({ LOG_LEVEL: "error" }));
  const postmaster = Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  // Every backend it forks from now on stays there.
  for (const pid of [postmaster, ...childrenOf(postmaster)]) pin(pid, 1);
  const started: Started[] = [];

  const start = async (command: string[], env: Record<string, string> = {}): Promise<Started> => {
    const child = spawn("taskset", ["-c", "0", process.execPath, ...command], {
      env: { ...process.env, DATABASE_URL: database.url, PORT: "0", NODE_ENV: "production", NODE_NO_WARNINGS: "1", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const url = await new Promise<string>((ready, failed) => {
      child.once("exit", (code) => failed(new Error(`${command.join(" ")} ended with ${code}`)));
      child.stdout.on("data", (text: Buffer) => {
        const [, at] = /ready at (\S+)/.exec(text.toString()) ?? [];
        if (at) ready(at);
      });
    });
    started.push({ child, url });
    return { child, url };
  };

  return {
    start,
    startShop: (env: Record<string, string> = {}) =>
      start(["scripts/serve.ts"], {
        DATA_DIR: folder,
        SEED: "none",
        LOG_LEVEL: "warn",
        TRUST_PROXY: "1",
        ADMIN_PASSWORD: "una-clave-larga",
        ...env,
      }),
    databasePids: () => childrenOf(postmaster),
    async query<T extends object>(text: string, values?: unknown[]): Promise<T[]> {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        return (await client.query<T>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      for (const { child } of started) child.kill("SIGKILL");
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Rugs nobody can sell out. */
export const RUGS_SQL = `
  insert into collections (name, slug) values ('BANCO', 'banco');
  insert into collection_sizes select id, '5x8', 295000000, 0 from collections;
  insert into rugs (id, name, slug, collection_id, images, tags)
    select n, 'Alfombra ' || n, 'alfombra-' || n, c.id, '{/media/a.avif,/media/b.avif}', '{Premium}' from generate_series(1, ${RUGS}) n, collections c;
  insert into rug_stock select n, '5x8', 10000000 from generate_series(1, ${RUGS}) n;
  select refresh_rugs(array(select id from rugs));`;

/** The order of a new buyer. */
export const orderBody = (n: number): string =>
  JSON.stringify({
    customer: { name: "Carolina Restrepo", email: `c${n}@example.com`, phone: `3${String(n).padStart(9, "0")}` },
    shipping: { address: "Calle 93 # 13-42, apto 501", city: "Bogotá", state: "Bogotá D.C.", zipCode: "", country: "Colombia" },
    items: [{ carpetId: 1 + (n % RUGS), size: "5x8", quantity: 1 }],
    paymentMethod: "Bold",
    discountCode: null,
  });

/** Buyers have addresses of their own; orders of one address are counted one after the other. */
export const addressOf = (buyer: number): string => `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`;
