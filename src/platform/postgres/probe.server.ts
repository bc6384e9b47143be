import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import net from "node:net";
import pg from "pg";

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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The command line of a process; empty for one that is gone, and for a zombie. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}

/** Whether this process is the server of this folder: after a reboot or a kill its number may be anybody's. */
export function isServerOf(folder: string, pid: number): boolean {
  if (process.platform === "win32") return isAlive(pid); // no command lines there without a tool of its own
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(` -D ${folder} `);
}

/** What `postmaster.pid` says of the server on this folder, which need not be true. */
export function recordedServer(folder: string): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return Number(pid) > 0 ? { pid: Number(pid), port: Number(port) } : undefined;
  } catch {
    return undefined;
  }
}
