import { readFileSync } from "node:fs";
import { join } from "node:path";
import net from "node:net";
import pg from "pg";

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = net.createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => done(port));
    });
  });

export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on("error", () => undefined); // a server that goes away meanwhile simply does not answer
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Alive and not a zombie: `kill -9` leaves one behind until its parent looks. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return process.platform !== "linux";
  }
}

/** The server that says it runs on this folder, if its process is there. */
export function runningServer(folder: string): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    if (!pid || !port || !isAlive(Number(pid))) return undefined;
    return { pid: Number(pid), port: Number(port) };
  } catch {
    return undefined;
  }
}
