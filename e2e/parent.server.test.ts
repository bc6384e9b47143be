import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { buildIfNeeded } from "../scripts/build.ts";
import { PARENT, startCommand } from "./start-command.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-parent-"));
const started: ChildProcess[] = [];
beforeAll(() => buildIfNeeded());
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(command: string[], env: Record<string, string> = {}, dataDir = join(folder, "data")) {
  const running = startCommand(command, { PORT: "0", SEED: "none", DATA_DIR: dataDir, ...env });
  started.push(running.child);
  return { ...running, dataDir };
}

const commands = () => execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).trim().split("\n");
/** The server's number, by the parent's. */
const serverOf = (parent: number): number | undefined => {
  const line = commands().find((each) => each.includes("scripts/serve.ts") && Number(each.trim().split(/\s+/)[1]) === parent);
  return line === undefined ? undefined : Number(line.trim().split(/\s+/)[0]);
};
const isThere = (pid: number) => commands().some((line) => Number(line.trim().split(/\s+/)[0]) === pid);
const postgresOn = (dataDir: string) => commands().filter((line) => line.includes(` -D ${dataDir}/postgres `));
const portIn = (text: string) => [...text.matchAll(/ready at http:\/\/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);

it("starts the shop again after a crash, at the same address", async () => {
  const { child, printed } = start(PARENT);
  await printed(/ready at/);
  const first = serverOf(child.pid!)!;
  process.kill(first, "SIGKILL");
  const text = await printed(/SIGKILL.*again in 0\.5 s[\s\S]*ready at/);
  const [before, after] = portIn(text);
  expect(after).toBe(before);
  expect(serverOf(child.pid!)).not.toBe(first);
  expect((await fetch(`http://127.0.0.1:${after}/api/health`)).status).toBe(200);
  child.kill("SIGTERM");
  await once(child, "exit");
});

it("does not try again what cannot succeed", async () => {
  const { child, text } = start(PARENT, { SEED: "maybe" });
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(text().trim().split("\n")).toHaveLength(1);
  expect(text()).toContain("SEED");
});

it.each(["SIGTERM", "SIGINT"] as const)("%s ends the server and PostgreSQL", async (signal) => {
  const { child, printed, dataDir } = start(PARENT);
  await printed(/ready at/);
  const server = serverOf(child.pid!)!;
  expect(postgresOn(dataDir)).toHaveLength(1);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(isThere(server)).toBe(false);
  expect(postgresOn(dataDir)).toEqual([]);
});

it("SIGTERM before the shop is ready leaves nothing behind", async () => {
  const { child, dataDir, text } = start(PARENT, { SEED: "demo" }, join(folder, "fresh"));
  await expect.poll(() => postgresOn(dataDir).length, { timeout: 30_000, interval: 10 }).toBe(1);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(text()).not.toMatch(/ready at|unexpected/);
  await expect.poll(() => postgresOn(dataDir), { timeout: 10_000 }).toEqual([]);
});

it("SIGTERM to npm ends everything, though a shell stands between", async () => {
  const { child, printed, dataDir } = start(["npm", "start", "--silent"]);
  await printed(/ready at/);
  child.kill("SIGTERM");
  await expect.poll(() => commands().filter((line) => line.includes(dataDir)), { timeout: 20_000 }).toEqual([]);
});

it("ends with a parent that is killed", async () => {
  const { child, printed, dataDir } = start(PARENT);
  await printed(/ready at/);
  const server = serverOf(child.pid!)!;
  child.kill("SIGKILL");
  await expect.poll(() => isThere(server) || postgresOn(dataDir).length > 0, { timeout: 20_000 }).toBe(false);
});
