import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import type { Log } from "../log.server.ts";
import { accountFor } from "./account.server.ts";
import { binariesFolder } from "./binaries.server.ts";
import { checkFolder, initCluster, passwordOf, type Cluster } from "./cluster.server.ts";
import { answers, freePort, isAlive, runningServer, sleep } from "./probe.server.ts";

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

const FLAGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "shared_buffers=64MB",
  "max_connections=80",
  "log_min_messages=warning",
];

/** Starts the shop's own PostgreSQL, or joins the one that already runs on this folder. */
export async function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  checkFolder(dataDir);
  const cluster: Cluster = { folder: join(dataDir, "postgres"), secretFile: join(dataDir, "postgres.secret") };
  const bin = binariesFolder();
  initCluster(cluster, bin, accountFor);
  const urlOn = (port: number) => `postgres://postgres:${passwordOf(cluster)}@127.0.0.1:${port}/postgres`;
  let server = await joinOrLaunch(cluster, bin, urlOn);
  let stopping = false;

  // PostgreSQL may die while we live (kill -9, out of memory): it comes back on the same port.
  const watch = setInterval(() => {
    if (stopping || isAlive(server.pid)) return;
    stopping = true;
    log.warn({}, "the embedded PostgreSQL is gone; starting it again");
    joinOrLaunch(cluster, bin, urlOn, server.port)
      .then((again) => (server = again))
      .catch((error: unknown) => log.error({ err: String(error) }, "the embedded PostgreSQL does not start"))
      .finally(() => (stopping = false));
  }, 500);
  watch.unref();

  return {
    url: urlOn(server.port),
    async stop() {
      stopping = true;
      clearInterval(watch);
      if (await othersUse(urlOn(server.port))) return;
      stopServer(server.pid);
      for (let i = 0; i < 400 && isAlive(server.pid); i++) await sleep(25);
    },
  };
}

const stopServer = (pid: number): void => {
  try {
    process.kill(pid, "SIGINT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
};

/** Another program on the same folder keeps the server running when this one stops. */
async function othersUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined); // counted as "nobody": the server is going anyway
  try {
    await client.connect();
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return (rows[0]?.n ?? 0) > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function joinOrLaunch(cluster: Cluster, bin: string, urlOn: (port: number) => string, wanted?: number) {
  for (let attempt = 0; attempt < 60; attempt++) {
    const running = runningServer(cluster.folder);
    if (running) {
      if (await answers(urlOn(running.port))) return running;
      await sleep(100);
      continue;
    }
    const launched = await launch(cluster, bin, urlOn, wanted ?? (await freePort()));
    if (launched) return launched;
    await sleep(250); // its old children may still hold the shared memory
  }
  throw new Error(`The embedded PostgreSQL does not start: ${lastLine(join(dirname(cluster.folder), "postgres.log"))}`);
}

const lastLine = (file: string): string => readFileSync(file, "utf8").trim().split("\n").slice(-2).join(" ");

async function launch(cluster: Cluster, bin: string, urlOn: (port: number) => string, port: number) {
  const { uid, gid, wrap } = accountFor([cluster.folder, bin]);
  const output = openSync(join(dirname(cluster.folder), "postgres.log"), "a", 0o600);
  const [command, args] = wrap(join(bin, "postgres"), [
    "-D",
    cluster.folder,
    "-p",
    String(port),
    ...FLAGS.flatMap((flag) => ["-c", flag]),
  ]);
  const child = spawn(command, args, {
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output],
    ...(command === "setpriv" ? {} : { uid, gid }),
  });
  closeSync(output);
  let ended = false;
  child.once("exit", () => (ended = true));
  child.once("error", () => (ended = true));
  child.unref();
  for (let i = 0; i < 1500 && !ended; i++) {
    if (await answers(urlOn(port))) return { pid: child.pid!, port };
    await sleep(20);
  }
  return undefined;
}
