import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listRugs } from "../src/catalog/list-rugs.server.ts";
import type * as Main from "../src/main.server.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { manyRugs } from "../db/seed/many-rugs.server.ts";

/**
 * The first catalogue page at growing sizes of the catalogue: the query, plain and filtered, and the whole page rendered
 * anew for every request (query, counts, React, compression) by the built server. Within a factor of 2.
 */
const SIZES = (process.argv[2] ?? "60,1000,10000").split(",").map(Number);
const QUERIES = {
  "first page": {},
  "one collection": { collection: "valentin" },
  "by price": { sort: "price-asc" },
  colour: { colors: "Azul" },
} as const;
const ROUNDS = 100;

await buildIfNeeded();
process.env.NODE_ENV = "production";
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const main = (await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href)) as typeof Main;
const runtime = await main.startRuntime(main.readEnv({ DATA_DIR: folder, LOG_LEVEL: "error" }));
await main.seedOnce(runtime.ctx);
const app = await main.createShop(runtime);

/** The median of many, in milliseconds, after a few to warm up. */
async function median(ask: () => Promise<unknown>): Promise<number> {
  for (let i = 0; i < 20; i++) await ask();
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return Number(times.sort((a, b) => a - b)[ROUNDS / 2]!.toFixed(2));
}

async function page(): Promise<void> {
  runtime.pages.forget(["*"]);
  const answer = await app.request("http://localhost/catalog", { headers: { "accept-encoding": "br" } });
  if (answer.status !== 200) throw new Error(`the catalogue answered ${answer.status}`);
  await answer.arrayBuffer();
}

const rows = [];
for (const size of SIZES) {
  await manyRugs(runtime.ctx, size);
  await runtime.ctx.pool.query("analyze");
  const row: Record<string, number> = { rugs: size };
  for (const [name, query] of Object.entries(QUERIES))
    row[`${name}, ms`] = await median(() => listRugs(runtime.ctx, { limit: 12, ...query }));
  row["whole page, uncached, ms"] = await median(page);
  rows.push(row);
}
console.table(rows);
const pages = rows.map((row) => row["whole page, uncached, ms"]!);
console.log(`largest / smallest catalogue: ${(pages.at(-1)! / pages[0]!).toFixed(2)} times the time per page`);
await runtime.stop();
rmSync(folder, { recursive: true, force: true });
