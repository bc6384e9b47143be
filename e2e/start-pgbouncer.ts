import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pgbouncerPath } from "../scripts/proxies.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { answers, freePort } from "../src/platform/postgres/probe.server.ts";

/** PgBouncer in transaction mode before one database; `url` leads through it. */
export async function startPgbouncer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const target = new URL(databaseUrl);
  const name = target.pathname.slice(1);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "telar-pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${name} = host=${target.hostname} port=${target.port} dbname=${name} user=${target.username} password=${decodeURIComponent(target.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
`,
  );
  // It does not run as root; the account it changes to must be able to read its settings.
  chmodSync(folder, 0o755);
  const account = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(pgbouncerPath(), ["-q", ...account, file], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const url = `postgres://telar@127.0.0.1:${port}/${name}`;
  for (let tries = 0; tries < 250 && !(await answers(url)); tries++) await sleep(20);
  return {
    url,
    async stop() {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
