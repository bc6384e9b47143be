import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { buildIfNeeded } from "./build.ts";
import { chromiumPath } from "./chromium.ts";
import { startSecondPostgres } from "./second-postgres.ts";

/** Everything: the check, the build, again on a PostgreSQL of its own through DATABASE_URL, and the browser. */
type Counts = { passed: number; failed: number; skipped: number };
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): void {
  const began = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  console.error(`${status === 0 ? "✓" : "✗"} ${name} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  if (status !== 0) finish(1);
}

function vitest(name: string, projects: string[], env: Record<string, string> = {}): void {
  const report = `.cache/report-${projects.join("-")}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", ...projects.flatMap((project) => ["--project", project]), ...reporters];
  const began = Date.now();
  const { status } = spawnSync("vitest", args, { stdio: "inherit", env: { ...process.env, ...env } });
  const counts = JSON.parse(readFileSync(report, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  total.passed += counts.numPassedTests;
  total.failed += counts.numFailedTests;
  total.skipped += counts.numPendingTests;
  console.error(`${status === 0 ? "✓" : "✗"} ${name} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  if (status !== 0) finish(1);
}

function finish(code: number): never {
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(code);
}

run("static checks", process.execPath, ["scripts/check.ts", "--static"]);
vitest("unit and database tests", ["unit", "db"]);
buildIfNeeded();
chromiumPath();
const second = await startSecondPostgres();
try {
  vitest("a second PostgreSQL through DATABASE_URL", ["server"], { TEST_DATABASE_URL: second.url });
} finally {
  await second.stop();
}
vitest("browser", ["e2e"]);
finish(0);
