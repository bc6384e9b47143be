import { existsSync, readFileSync, rmSync } from "node:fs";
import { runStage } from "./stage.ts";

type Test = { fullName: string; duration?: number | null };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; assertionResults: Test[] }[];
};

const reports: Report[] = [];

/** One stage of tests by Vitest; its counts and times go into the summary. */
export async function runVitest(
  name: string,
  projects: string[],
  minutes: number,
  env: Record<string, string> = {},
): Promise<boolean> {
  const report = `.cache/report-${projects.join("-")}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", ...projects.flatMap((project) => ["--project", project]), ...reporters];
  const passed = await runStage(name, command, minutes, env);
  if (!existsSync(report)) return false;
  reports.push(JSON.parse(readFileSync(report, "utf8")) as Report);
  return passed;
}

/** The ten slowest tests and the sums of all stages. */
export function printSummary(): void {
  const tests = reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file: name, fullName, ms: duration ?? 0 })),
    ),
  );
  console.log("The slowest ten:");
  for (const { file, fullName, ms } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file.slice(process.cwd().length + 1)}  ${fullName}`);
  const sum = (key: "numPassedTests" | "numFailedTests" | "numPendingTests") =>
    reports.reduce((all, report) => all + report[key], 0);
  console.log(`${sum("numPassedTests")} passed, ${sum("numFailedTests")} failed, ${sum("numPendingTests")} skipped`);
}
