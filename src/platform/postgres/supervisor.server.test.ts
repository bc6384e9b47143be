import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLog } from "../log.server.ts";
import { reachable } from "./account.server.ts";
import { binariesFolder } from "./binaries.server.ts";
import { answers, isServerOf, recordedServer } from "./probe.server.ts";
import { startEmbedded } from "./supervisor.server.ts";

const log = openLog({ LOG_LEVEL: "silent" });
const isRoot = process.getuid?.() === 0;
let top: string;
beforeAll(() => void (top = mkdtempSync(join(tmpdir(), "telar-postgres-"))));
afterAll(() => rmSync(top, { recursive: true, force: true }));

it("starts although a process of another kind has the number in postmaster.pid", { timeout: 90_000 }, async () => {
  const dataDir = join(top, "stale");
  const folder = join(dataDir, "postgres");
  const first = await startEmbedded(dataDir, log);
  const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  await first.stop();
  // The same account as PostgreSQL's own: any other is a stale number to PostgreSQL itself.
  const uid = isRoot ? Number(execFileSync("stat", ["-c", "%u", folder], { encoding: "utf8" })) : undefined;
  const stranger = spawn("sleep", ["600"], { uid });
  try {
    writeFileSync(join(folder, "postmaster.pid"), [stranger.pid, ...lines.slice(1)].join("\n"));
    if (uid !== undefined) chownSync(join(folder, "postmaster.pid"), uid, uid);
    const second = await startEmbedded(dataDir, log);
    expect(await answers(second.url)).toBe(true);
    expect(stranger.exitCode).toBeNull();
    await second.stop();
  } finally {
    stranger.kill();
  }
});

it(
  "ends with its program though a connection of it closes late, and stays for another program",
  { timeout: 60_000 },
  async () => {
    const dataDir = join(top, "late");
    const server = await startEmbedded(dataDir, log);
    const client = new pg.Client({ connectionString: server.url });
    client.on("error", () => undefined); // the server ends under it at last
    await client.connect();
    await server.stop();
    expect(await answers(server.url), "another program still uses it").toBe(true);
    const again = await startEmbedded(dataDir, log);
    const stopping = again.stop();
    await client.end();
    await stopping;
    expect(recordedServer(join(dataDir, "postgres"))).toBeUndefined();
  },
);

describe("a folder only its owner may enter, with spaces and accents in its name", () => {
  /** The server's files as `npm ci` puts them there. */
  function closedFolder(name: string): { dataDir: string; bin: string } {
    const folder = join(top, name);
    mkdirSync(folder);
    cpSync(dirname(binariesFolder()), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
    chmodSync(folder, 0o700);
    return { dataDir: join(folder, "data"), bin: join(folder, "native", "bin") };
  }

  it("works for whoever runs the tests, root too", { timeout: 90_000 }, async () => {
    const { dataDir, bin } = closedFolder("La tienda de Sofía");
    const server = await startEmbedded(dataDir, log, bin);
    expect(await answers(server.url)).toBe(true);
    const { pid } = recordedServer(join(dataDir, "postgres"))!;
    expect(isServerOf(join(dataDir, "postgres"), pid)).toBe(true);
    await server.stop();
    expect(isServerOf(join(dataDir, "postgres"), pid)).toBe(false);
  });

  const others = isRoot ? Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) : 0;
  it.runIf(isRoot && reachable(import.meta.dirname, others))("works for an ordinary account", { timeout: 90_000 }, () => {
    const { dataDir, bin } = closedFolder("La tienda de José");
    execFileSync("chown", ["-R", String(others), dirname(dataDir)]);
    const program = `
      import { startEmbedded } from "./supervisor.server.ts";
      import { answers } from "./probe.server.ts";
      const server = await startEmbedded(${JSON.stringify(dataDir)}, console, ${JSON.stringify(bin)});
      console.log(await answers(server.url));
      await server.stop();`;
    const args = ["--input-type=module", "-e", program];
    chmodSync(top, 0o755);
    expect(execFileSync(process.execPath, args, { cwd: import.meta.dirname, uid: others, encoding: "utf8" })).toBe("true\n");
  });
});
