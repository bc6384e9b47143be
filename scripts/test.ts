import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { buildIfNeeded } from "./build.ts";
import { chromiumPath } from "./chromium.ts";
import { pgbouncerPath, varnishPath } from "./proxies.ts";
import { startSecondPostgres } from "./second-postgres.ts";
import { runStage } from "./stage.ts";
import { printSummary, runVitest } from "./vitest-stage.ts";

/** `npm test`: everything a change can break. `npm run test:long` (`--long`): the proofs that take minutes. */
const long = process.argv.includes("--long");

/** One more than the two cores: a journey often waits for a program that starts. */
const THREE_WORKERS = { VITEST_MAX_WORKERS: "3" };

async function onSecondPostgres(name: string, projects: string[], minutes: number): Promise<boolean> {
  const second = await startSecondPostgres();
  try {
    return await runVitest(name, projects, minutes, { TEST_DATABASE_URL: second.url });
  } finally {
    await second.stop();
  }
}

/** First of all: nobody waits for minutes to hear that a program is missing. */
async function findPrograms(): Promise<boolean> {
  try {
    for (const path of long ? [chromiumPath, pgbouncerPath, varnishPath] : [chromiumPath]) path();
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

async function build(): Promise<boolean> {
  await buildIfNeeded();
  return true;
}

const stages: (() => Promise<boolean>)[] = long
  ? [
      findPrograms,
      build,
      () =>
        onSecondPostgres(
          "Kills, races and rushes on a PostgreSQL of their own; the studio's pictures",
          ["long", "server-long"],
          30,
        ),
      () => runVitest("More journeys in a real browser: keys, links, rules, consent, 3D, the room tool", ["e2e-long"], 40),
    ]
  : [
      findPrograms,
      () => runStage("Format, types, lint, dead code", [process.execPath, "scripts/check.ts", "--static"], 5),
      () => runVitest("Rules, and every call of the API on a real PostgreSQL", ["unit", "db"], 15, THREE_WORKERS),
      build,
      // Together: the small files of the one keep both cores at work while the last journeys of the other end.
      () =>
        runVitest(
          "The built program in a real browser, and as processes: copies, signals, restarts",
          ["e2e", "server"],
          45,
          THREE_WORKERS,
        ),
    ];

mkdirSync(".cache", { recursive: true });
// The shop is started some seventy times: its code is compiled once.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/compiled");
let passed = true;
for (const stage of stages) passed &&= await stage();
printSummary();
process.exit(passed ? 0 : 1);
