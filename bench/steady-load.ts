import { createWriteStream } from "node:fs";

/**
 * node bench/steady-load.ts URL [seconds] [per second] [log file]
 * Asks at an even pace whatever the answers do, as shoppers would, and logs every request: for restarts and outages.
 */
const [base = "http://127.0.0.1:3000", seconds = "30", perSecond = "50", logFile] = process.argv.slice(2);
const log = logFile ? createWriteStream(logFile) : undefined;
const [rug] = (await (await fetch(`${base}/api/rugs?limit=1`)).json()) as { slug: string }[];
// A page from memory, one rendered for each caller, a product, and the API with its queries.
const paths = [
  () => "/",
  () => `/catalog?search=${Math.random().toString(36).slice(2, 8)}`,
  () => (rug ? `/catalog/${rug.slug}` : "/catalog"),
  () => "/api/rugs?limit=12",
];

type Answer = { at: number; ended: number; path: string; status: number; note: string };
const answers: Answer[] = [];

async function ask(path: string): Promise<void> {
  const at = performance.now();
  let [status, note] = [0, ""];
  try {
    const answer = await fetch(base + path, { signal: AbortSignal.timeout(30_000) });
    status = answer.status;
    await answer.arrayBuffer();
  } catch (error) {
    status = 0;
    note = String(((error as Error).cause as Error | undefined)?.message ?? error);
  }
  const ended = performance.now();
  answers.push({ at, ended, path, status, note });
  log?.write(`${new Date(performance.timeOrigin + at).toISOString()} ${status} ${(ended - at).toFixed(0)} ms ${path} ${note}\n`);
}

const running: Promise<void>[] = [];
const began = performance.now();
for (let i = 0; i < Number(seconds) * Number(perSecond); i++) {
  const due = began + (i * 1000) / Number(perSecond);
  await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
  running.push(ask(paths[i % paths.length]!()));
}
await Promise.all(running);
log?.end();

const isGood = ({ status }: Answer) => status === 200;
const failed = answers.filter((each) => !isGood(each));
const times = answers.map(({ at, ended }) => ended - at).sort((a, b) => a - b);
const part = (share: number) => `${times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0)} ms`;
console.log(`${answers.length} requests, ${failed.length} failed; p50 ${part(0.5)}, p99 ${part(0.99)}, slowest ${part(1)}`);
if (failed.length > 0) {
  const counts = Map.groupBy(failed, ({ status, note }) => `${status} ${note}`.trim());
  for (const [kind, { length }] of counts) console.log(`  ${length} × ${kind}`);
  const [first, last] = [Math.min(...failed.map(({ at }) => at)), Math.max(...failed.map(({ at }) => at))];
  console.log(
    `  asked within ${((last - first) / 1000).toFixed(1)} s, the first ${((first - began) / 1000).toFixed(1)} s after the start`,
  );
}
