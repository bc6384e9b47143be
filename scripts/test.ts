import { existsSync, readFileSync, rmSync } from "node:fs";
import { buildIfNeeded } from "./build.ts";
import { chromiumPath } from "./chromium.ts";
import { startSecondPostgres } from "./second-postgres.ts";
import { runStage } from "./stage.ts";

/** Everything: the check, the build, again on a PostgreSQL of its own through DATABASE_URL, and the browser. */
type Counts = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
const total = { passed: 0, failed: 0, skipped: 0 };

async function vitest(name: string, projects: string[], minutes: number, env: Record<string, string> = {}): Promise<boolean> {
  const report = `.cache/report-${projects.join("-")}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", ...projects.flatMap((project) => ["--project", project]), ...reporters];
  const passed = await runStage(name, command, minutes, env);
  if (!existsSync(report)) return false;
  const counts = JSON.parse(readFileSync(report, "utf8")) as Counts;
  total.passed += counts.numPassedTests;
  total.failed += counts.numFailedTests;
  total.skipped += counts.numPendingTests;
  return passed;
}

async function onSecondPostgres(): Promise<boolean> {
  const second = await startSecondPostgres();
  try {
    return await vitest("a second PostgreSQL through DATABASE_URL", ["server"], 15, { TEST_DATABASE_URL: second.url });
  } finally {
    await second.stop();
  }
}

async function everything(): Promise<boolean> {
  if (!(await runStage("static checks", [process.execPath, "scripts/check.ts", "--static"], 5))) return false;
  if (!(await vitest("unit and database tests", ["unit", "db"], 15))) return false;
  buildIfNeeded();
  chromiumPath();
  if (!(await onSecondPostgres())) return false;
  return vitest("browser", ["e2e"], 35);
}

const passed = await everything();
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(passed ? 0 : 1);
