import { spawn } from "node:child_process";
import { once } from "node:events";

type Step = [name: string, command: string, ...args: string[]];

/** "Am I done?": format, lint, types, dead code, unit and database tests. The first failure ends it. */
const FIRST: Step[] = [
  ["format", "oxfmt", "--check", "src", "db", "e2e", "bench", "scripts", "studio", "vite.config.ts", "vitest.config.ts"],
  ["types of routes", "react-router", "typegen"],
];
/** These read only, and each keeps one core busy: they run side by side. */
const TOGETHER: Step[] = [
  // With one checker of types: beside the others, four would each do the common part again.
  ["types", "tsc", "--noEmit", "--checkers", "1"],
  ["lint", "oxlint", "--type-aware", "--deny-warnings"],
  ["dead code", "knip", "--no-progress"],
];
const TESTS: Step = ["tests", "vitest", "run", "--project", "unit", "--project", "db"];

async function run([name, command, ...args]: Step, output: "inherit" | "pipe" = "inherit"): Promise<void> {
  const began = Date.now();
  const child = spawn(command, args, { stdio: ["ignore", output, output] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part));
  const [code] = (await once(child, "close")) as [number | null];
  process.stdout.write(Buffer.concat(said));
  console.error(`${code === 0 ? "✓" : "✗"} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0) process.exit(1);
}

for (const step of FIRST) await run(step);
await Promise.all(TOGETHER.map((step) => run(step, "pipe")));
if (!process.argv.includes("--static")) await run(TESTS);
