import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import type { Log } from "../log.server.ts";
import { accountFor } from "./account.server.ts";
import { binariesFolder } from "./binaries.server.ts";
import { boundLog } from "./bound-log.server.ts";
import { checkFolder, initCluster, passwordOf, type Cluster } from "./cluster.server.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { answers, freePort, isServerOf, recordedServer } from "./probe.server.ts";

/** `isShared`: another program was already using it when this one came. */
export type EmbeddedPostgres = { url: string; isShared: boolean; stop(): Promise<void> };

/** `leave` lets the server outlive this process, which otherwise takes along the one it launched. */
type Server = { pid: number; port: number; isJoined: boolean; leave(): void };

const FLAGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "shared_buffers=64MB",
  "max_connections=200",
  "log_min_messages=warning",
  // Details quote the row that was refused, with the name of whoever it is about.
  "log_error_verbosity=terse",
];
const LONGEST_START = 60_000;

/** Starts the shop's own PostgreSQL, or joins the one that already runs on this folder. */
export async function startEmbedded(dataDir: string, log: Log, bin = binariesFolder()): Promise<EmbeddedPostgres> {
  checkFolder(dataDir);
  const cluster: Cluster = { folder: join(dataDir, "postgres"), secretFile: join(dataDir, "postgres.secret") };
  initCluster(cluster, bin, accountFor);
  const password = passwordOf(cluster);
  const urlOn = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  let server = await joinOrLaunch(cluster, bin, urlOn);
  const isShared = server.isJoined && (await othersUse(urlOn(server.port)));
  let stopping = false;

  // PostgreSQL may die while we live (kill -9, out of memory): it comes back on the same port.
  let restarting = false;
  const restart = async () => {
    if (await answers(urlOn(server.port))) return; // there, under a folder spelled otherwise
    log.warn({}, "the embedded PostgreSQL is gone; starting it again");
    server = await joinOrLaunch(cluster, bin, urlOn, server.port);
  };
  const keepLogSmall = () => {
    try {
      boundLog(logOf(cluster));
    } catch (error) {
      log.debug({ err: error }, "the log of the embedded PostgreSQL could not be shortened");
    }
  };
  const watch = setInterval(() => {
    keepLogSmall();
    if (stopping || restarting || isServerOf(cluster.folder, server.pid)) return;
    restarting = true;
    restart()
      .catch((error: unknown) => log.error({ err: error }, "the embedded PostgreSQL does not start"))
      .finally(() => (restarting = false));
  }, 500);
  watch.unref();

  return {
    url: urlOn(server.port),
    isShared,
    async stop() {
      stopping = true;
      clearInterval(watch);
      server.leave();
      if (await othersUse(urlOn(server.port))) return;
      stopServer(cluster.folder, server.pid);
      for (let i = 0; i < 400 && isServerOf(cluster.folder, server.pid); i++) await sleep(25);
    },
  };
}

function stopServer(folder: string, pid: number): void {
  if (!isServerOf(folder, pid)) return;
  try {
    process.kill(pid, "SIGINT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/**
 * Another program on the same folder keeps the server running when this one stops.
 * Connections that we have just closed are listed a moment longer, so others count only when they stay.
 */
async function othersUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined); // counted as "nobody": the server is going anyway
  try {
    await client.connect();
    for (const until = Date.now() + 1500; Date.now() < until; await sleep(50)) {
      const { rows } = await client.query<{ n: number }>(
        "select count(*)::int n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      if (rows[0]?.n === 0) return false;
    }
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function joinOrLaunch(cluster: Cluster, bin: string, urlOn: (port: number) => string, wanted?: number): Promise<Server> {
  const { folder } = cluster;
  for (const until = Date.now() + LONGEST_START; Date.now() < until;) {
    const recorded = recordedServer(folder);
    // Only the server of this folder knows the password: what answers to it is the one.
    if (recorded && (await answers(urlOn(recorded.port)))) return { ...recorded, isJoined: true, leave: () => undefined };
    if (recorded && isServerOf(folder, recorded.pid)) {
      await sleep(100); // it is starting or stopping
      continue;
    }
    // PostgreSQL trusts the number alone and would refuse to start as long as any process has it.
    if (recorded) rmSync(join(folder, "postmaster.pid"), { force: true });
    const launched = await launch(cluster, bin, urlOn, wanted ?? (await freePort()));
    if (launched) return launched;
    await sleep(250); // its old children may still hold the shared memory
  }
  throw new Error(`The embedded PostgreSQL does not start: ${lastLine(logOf(cluster))}`);
}

const logOf = ({ folder }: Cluster): string => join(dirname(folder), "postgres.log");

const lastLine = (file: string): string => readFileSync(file, "utf8").trim().split("\n").slice(-2).join(" ");

async function launch(cluster: Cluster, bin: string, urlOn: (port: number) => string, port: number): Promise<Server | undefined> {
  const { uid, gid, wrap } = accountFor([cluster.folder, bin]);
  const output = openSync(logOf(cluster), "a", 0o600);
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
  const endWithUs = () => stopServer(cluster.folder, child.pid!);
  const leave = () => void process.off("exit", endWithUs);
  process.once("exit", endWithUs);
  const onEnd = () => {
    ended = true;
    leave();
  };
  child.once("exit", onEnd);
  child.once("error", onEnd);
  child.unref();
  for (let i = 0; i < 1500 && !ended; i++) {
    if (await answers(urlOn(port))) return { pid: child.pid!, port, isJoined: false, leave };
    await sleep(20);
  }
  return undefined;
}
