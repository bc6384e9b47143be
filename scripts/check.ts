import { spawnSync } from "node:child_process";

/** "Am I done?": format, lint, types, dead code, unit and database tests. The first failure ends it. */
const steps: [name: string, command: string, ...args: string[]][] = [
  ["format", "oxfmt", "--check", "src", "db", "e2e", "bench", "scripts", "studio", "vite.config.ts", "vitest.config.ts"],
  ["types of routes", "react-router", "typegen"],
  ["types", "tsc", "--noEmit"],
  ["lint", "oxlint", "--type-aware", "--deny-warnings"],
  ["dead code", "knip", "--no-progress"],
];
if (!process.argv.includes("--static")) steps.push(["tests", "vitest", "run", "--project", "unit", "--project", "db"]);

for (const [name, command, ...args] of steps) {
  const began = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  console.error(`${status === 0 ? "✓" : "✗"} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (status !== 0) process.exit(1);
}
