import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "../scripts/build.ts";
import { manyOrders } from "../db/seed/many-orders.server.ts";
import { linkCustomers } from "../src/customers/link-customers.server.ts";
import { manyRugs } from "../db/seed/many-rugs.server.ts";
import type * as Main from "../src/main.server.ts";
import { EXPORTS, LISTS } from "./growth-questions.ts";

/**
 * Every list, search, dashboard figure and export as the shop grows, by the built server: `node bench/growth.ts [rugs:orders,…]
 * [part of a name]`. One shop per size, all asked in turns, so that a busy moment counts for each. Pages and answers are made
 * anew each time; nothing comes from the cache. The shops are kept for another run in GROWTH_FOLDER, where it is set.
 */
const SIZES = (process.argv[2] ?? "60:0,10000:100000,100000:1000000").split(",");
const part = process.argv[3] ?? "";
const wanted = (asked: Record<string, string>) => Object.entries(asked).filter(([name]) => name.includes(part));
const ROUNDS = 15;
const EXPORT_ROUNDS = 5;
/** So much of an export is enough to tell what a line costs. */
const EXPORT_LINES = 5000;

await buildIfNeeded();
process.env.NODE_ENV = "production";
const main = (await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href)) as typeof Main;
const folder = process.env.GROWTH_FOLDER ?? mkdtempSync(join(tmpdir(), "telar-bench-"));

async function openShop(size: string) {
  const [rugs, orders] = size.split(":").map(Number);
  const env = main.readEnv({ DATA_DIR: join(folder, size.replace(":", "-")), LOG_LEVEL: "error", ADMIN_PASSWORD: "para-medir" });
  const runtime = await main.startRuntime(env);
  const { ctx } = runtime;
  await main.seedOnce(ctx);
  await main.preparePassword(ctx);
  const began = performance.now();
  const made = (await manyRugs(ctx, rugs!)) + (await manyOrders(ctx, orders!));
  await linkCustomers(ctx, Number.POSITIVE_INFINITY);
  if (made > 0) await ctx.pool.query("vacuum analyze");
  console.error(`${size}: ${made} made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const app = await main.createShop(runtime);
  const signedIn = await app.request("http://localhost/api/admin/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "para-medir" }),
  });
  const cookie = signedIn.headers.get("set-cookie")!.split(";")[0]!;
  const ask = async (path: string): Promise<Response> => {
    runtime.pages.forget(["*"]);
    const answer = await app.request(`http://localhost${path}`, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  return { at: `${rugs} rugs, ${orders} orders`, runtime, ask };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const shops: Shop[] = [];
for (const size of SIZES) shops.push(await openShop(size));

const timeOf = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await run();
  return performance.now() - began;
};
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!;

async function inTurns(rounds: number, measure: (shop: Shop) => Promise<number>): Promise<number[]> {
  const times = shops.map((): number[] => []);
  for (let round = 0; round < rounds; round++) for (const [n, shop] of shops.entries()) times[n]!.push(await measure(shop));
  return times.map(median);
}

/** Milliseconds per 1,000 lines of an export, from its beginning. */
async function perThousand(shop: Shop, path: string): Promise<number> {
  let lines = 0;
  const time = await timeOf(async () => {
    const { body } = await shop.ask(path);
    for await (const bytes of body!) {
      lines += Buffer.from(bytes).toString().split("\n").length - 1;
      if (lines >= EXPORT_LINES) break;
    }
  });
  return time / (lines / 1000);
}

const table: Record<string, Record<string, string>> = {};
function note(name: string, values: number[]): void {
  const told = shops.map(({ at }, n) => [at, `${values[n]!.toFixed(1)} ms`]);
  table[name] = { ...Object.fromEntries(told), growth: (values.at(-1)! / values[0]!).toFixed(1) };
}

const before = loadavg()[0]!.toFixed(1);
for (const [name, path] of wanted(LISTS)) {
  for (let n = 0; n < 3; n++) for (const { ask } of shops) await (await ask(path)).arrayBuffer();
  note(name, await inTurns(ROUNDS, ({ ask }) => timeOf(async () => (await ask(path)).arrayBuffer())));
}
for (const [name, path] of wanted(EXPORTS)) note(name, await inTurns(EXPORT_ROUNDS, (shop) => perThousand(shop, path)));
console.table(table);
console.log(`Load ${before} before, ${loadavg()[0]!.toFixed(1)} after.`);
for (const { at, runtime } of shops) {
  const { rows } = await runtime.ctx.pool.query<{ bytes: number }>(
    "select pg_database_size(current_database())::bigint as bytes",
  );
  console.log(`${at}: ${(rows[0]!.bytes / 1e6).toFixed(0)} MB`);
  await runtime.stop();
}
if (!process.env.GROWTH_FOLDER) rmSync(folder, { recursive: true, force: true });
