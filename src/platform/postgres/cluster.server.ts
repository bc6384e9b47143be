import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Account } from "./account.server.ts";
import { OWN_SERVER } from "./binaries.server.ts";

export type Cluster = { folder: string; secretFile: string };

export const passwordOf = (cluster: Cluster): string => readFileSync(cluster.secretFile, "utf8").trim();

/** Step by step: where nothing can be made, as under /proc, the recursive call of Node never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another copy may have made it in this moment.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

export function checkFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new Error(`The folder DATA_DIR=${dataDir} cannot be read and written: ${(error as Error).message}.`);
  }
}

/** The password is written once, readable by its owner alone. */
function keepSecret(file: string): void {
  try {
    writeFileSync(file, `${randomBytes(24).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** initdb beside and rename: several processes may start on an empty folder at once. */
export function initCluster(cluster: Cluster, bin: string, account: (paths: string[]) => Account): void {
  if (existsSync(join(cluster.folder, "PG_VERSION"))) return;
  keepSecret(cluster.secretFile);
  const beside = `${cluster.folder}.init-${process.pid}-${randomBytes(3).toString("hex")}`;
  mkdirSync(beside, { recursive: true, mode: 0o700 });
  const pwfile = `${beside}.pw`;
  const { uid, gid, wrap } = account([beside, bin]);
  try {
    writeFileSync(pwfile, passwordOf(cluster), { mode: 0o600 });
    if (uid !== undefined) for (const path of [beside, pwfile]) chownSync(path, uid, gid!);
    const options = ["-U", "postgres", "--auth=scram-sha-256", `--pwfile=${pwfile}`, "--locale=C.UTF-8", "-E", "UTF8"];
    const [command, args] = wrap(join(bin, "initdb"), ["-D", beside, ...options]);
    execFileSync(command, args, { cwd: "/", stdio: "pipe", ...(command === "setpriv" ? {} : { uid, gid }) });
    chmodSync(beside, 0o700);
    renameSync(beside, cluster.folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (existsSync(join(cluster.folder, "PG_VERSION"))) return; // another process was quicker
    // A program that is there and yet "not found" lacks its loader: a system without glibc, like Alpine.
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && existsSync(join(bin, "initdb")))
      throw new Error(`The embedded PostgreSQL does not run on this system, which has no glibc. ${OWN_SERVER}`);
    const detail = (error as { stderr?: Buffer }).stderr?.toString().trim().split("\n").at(-1);
    throw new Error(`The embedded PostgreSQL could not be prepared: ${detail ?? (error as Error).message}. ${OWN_SERVER}`);
  } finally {
    rmSync(pwfile, { force: true });
  }
}
