import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildIfNeeded } from "../scripts/build.ts";
import { PARENT, startCommand } from "./start-command.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-first-"));
const DATA_DIR = join(folder, "data");
beforeAll(() => buildIfNeeded());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody else on that port, unless there already is somebody. */
async function occupy(port: number): Promise<net.Server> {
  const server = net.createServer();
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await Promise.race([once(server, "listening"), once(server, "error")]);
  return server;
}

it("a first start that finds its port taken still shows the password, which then is the right one", async () => {
  const other = await occupy(0);
  const { port } = other.address() as net.AddressInfo;
  const first = startCommand(PARENT, { DATA_DIR, PORT: String(port), ADMIN_PASSWORD: "" });
  expect(await first.ended).toBe(1);
  other.close();
  const lines = first.text().trim().split("\n");
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^Starting PostgreSQL… \d+ s$/),
    expect.stringMatching(/^Filling the demo… \d+ s$/),
  ]);
  const [, password] = /^│ Admin password, shown this once: (\S+) │$/.exec(lines[3]!)!;
  expect(lines.slice(5)).toEqual([`PORT=${port} is already taken on 127.0.0.1.`]);

  const second = startCommand(PARENT, { DATA_DIR, PORT: String(port), ADMIN_PASSWORD: "" });
  const text = await second.printed(/ready at.*\n/);
  const address = `http://127.0.0.1:${port}`;
  expect(text).toBe(`Telar is ready at ${address} (back office: ${address}/admin)\n`);
  const headers = { "content-type": "application/json", origin: address };
  const body = JSON.stringify({ password });
  expect((await fetch(`${address}/api/admin/session`, { method: "POST", headers, body })).status).toBe(204);
  await second.stop();
});

it("takes the next port when none was set, and says so of a second start on the same folder", async () => {
  const other = await occupy(3000);
  const one = startCommand(PARENT, { DATA_DIR, PORT: undefined });
  const text = await one.printed(/ready at.*\n/);
  const [, port] = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(text)!;
  expect(Number(port)).toBeGreaterThan(3000);
  expect(text).toContain(`Port 3000 is taken: using ${port}.`);
  const two = startCommand(PARENT, { DATA_DIR, PORT: undefined });
  expect(await two.ended).toBe(1);
  expect(two.text()).toMatch(/^Telar already runs on DATA_DIR=.*Set PORT for a second copy/);
  await one.stop();
  other.close();
});

it("an interrupted build leaves nothing behind, and the build before in place", async () => {
  const build = spawn(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "pipe", "inherit"] });
  await once(build.stdout, "data");
  const mine = `.cache/build-${build.pid}*`;
  expect(globSync(mine)).not.toEqual([]);
  build.kill("SIGINT");
  await once(build, "exit");
  expect(globSync(mine)).toEqual([]);
  expect(existsSync("build/stamp")).toBe(true);
});

it("says why it cannot build where nothing can be written", () => {
  const tree = mkdtempSync(join(folder, "tree-"));
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  writeFileSync(join(tree, ".cache"), "a file in the folder's place");
  const { status, stderr } = spawnSync(process.execPath, [resolve("scripts/build.ts"), "--if-needed"], {
    cwd: tree,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The shop is not built yet, and .* cannot be written: .*\n$/);
});

it("a backup goes where the command was typed, and into no folder that is missing", () => {
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR, LOG_LEVEL: "silent", INIT_CWD: folder };
  const backup = (file: string) =>
    spawnSync(process.execPath, [resolve("scripts/backup.ts"), file], { cwd: folder, env, encoding: "utf8" });
  const missing = backup("nowhere/shop.tar.gz");
  expect([missing.status, missing.stderr]).toEqual([1, `There is no folder ${folder}/nowhere to write the backup into.\n`]);
  expect(backup("shop.tar.gz").stdout).toContain(`${folder}/shop.tar.gz: `);
  expect(execFileSync("tar", ["tzf", join(folder, "shop.tar.gz")], { encoding: "utf8" })).toContain("manifest.json");
});
