import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded } from "../scripts/build.ts";
import { manyOrders } from "../db/seed/many-orders.server.ts";
import { linkCustomers } from "../src/customers/link-customers.server.ts";
import { manyRugs } from "../db/seed/many-rugs.server.ts";
import type * as Main from "../src/main.server.ts";

/**
 * Every list, search, dashboard figure and export as the shop grows, by the built server, side by side in one run:
 * `node bench/growth.ts [rugs:orders,…] [part of a name]`. Pages and answers are made anew each time; nothing comes from the cache.
 */
const SIZES = (process.argv[2] ?? "60:0,10000:100000,100000:1000000").split(",").map((pair) => pair.split(":").map(Number));
const ASKED: Record<string, string> = {
  "catalogue page": "/catalog",
  "catalogue page, searched": "/catalog?search=bosforo",
  "catalogue page, filtered": "/catalog?colors=Azul&sort=price-asc",
  "rugs, first 24": "/api/rugs?limit=24",
  "rugs, search": "/api/rugs?limit=24&search=olas",
  suggestions: "/api/suggestions?search=bosf",
  "carpets, first page": "/api/admin/carpets?page=1&limit=10",
  "carpets, search": "/api/admin/carpets?page=1&limit=10&search=olas",
  "orders, first page": "/api/admin/orders?page=1&limit=10",
  "orders, page 400": "/api/admin/orders?page=400&limit=10",
  "orders, search by name": "/api/admin/orders?page=1&limit=10&search=mariana%20gil",
  "orders, search by a first name": "/api/admin/orders?page=1&limit=10&search=mariana",
  "orders, search by e-mail": "/api/admin/orders?page=1&limit=10&search=comprador77%40",
  "orders, search that finds none": "/api/admin/orders?page=1&limit=10&search=nadie-se-llama-asi",
  "orders, to prepare": "/api/admin/orders?page=1&limit=10&status=processing",
  "orders, partly refunded": "/api/admin/orders?page=1&limit=10&payment_status=partially_refunded",
  "orders, with a task": "/api/admin/orders?page=1&limit=10&tasks=open",
  "orders, from a town of few": "/api/admin/orders?page=1&limit=10&city=leticia",
  "orders, of a value nobody paid": "/api/admin/orders?page=1&limit=10&min=990000000",
  "customers, first page": "/api/admin/customers?page=1&limit=20",
  "customers, page 400": "/api/admin/customers?page=400&limit=20",
  "customers, search by name": "/api/admin/customers?page=1&limit=20&search=mariana%20gil",
  "customers, search by a first name": "/api/admin/customers?page=1&limit=20&search=mariana",
  "customers, search by e-mail": "/api/admin/customers?page=1&limit=20&search=comprador77%40",
  "customers, search by phone": "/api/admin/customers?page=1&limit=20&search=3100000077",
  "customers, search that finds none": "/api/admin/customers?page=1&limit=20&search=nadie-se-llama-asi",
  "customers, by a tag nobody has": "/api/admin/customers?page=1&limit=20&tag=arquitecta",
  "dashboard figures": "/api/admin/overview/orders",
  "payment tasks": "/api/admin/payment-tasks?state=open",
  history: "/api/admin/audit?page=1&limit=20",
};
const WANTED = Object.entries(ASKED).filter(([name]) => name.includes(process.argv[3] ?? ""));
const ROUNDS = 15;

await buildIfNeeded();
process.env.NODE_ENV = "production";
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const main = (await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href)) as typeof Main;
const runtime = await main.startRuntime(main.readEnv({ DATA_DIR: folder, LOG_LEVEL: "error", ADMIN_PASSWORD: "para-medir" }));
await main.seedOnce(runtime.ctx);
await main.preparePassword(runtime.ctx);
const app = await main.createShop(runtime);

const signedIn = await app.request("http://localhost/api/admin/session", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ password: "para-medir" }),
});
const cookie = signedIn.headers.get("set-cookie")!.split(";")[0]!;

async function ask(path: string): Promise<number> {
  runtime.pages.forget(["*"]);
  const answer = await app.request(`http://localhost${path}`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** The median of some, in milliseconds, after a few to warm up. */
async function median(path: string): Promise<number> {
  for (let i = 0; i < 3; i++) await ask(path);
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const began = performance.now();
    await ask(path);
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1]!;
}

const table: Record<string, Record<string, string>> = {};
const note = (name: string, at: string, value: string) => ((table[name] ??= {})[at] = value);
for (const [rugs, orders] of SIZES) {
  const at = `${rugs} rugs, ${orders} orders`;
  await manyRugs(runtime.ctx, rugs!);
  await manyOrders(runtime.ctx, orders!);
  await linkCustomers(runtime.ctx, Number.POSITIVE_INFINITY);
  await runtime.ctx.pool.query("vacuum analyze");
  for (const [name, path] of WANTED) note(name, at, `${(await median(path)).toFixed(1)} ms`);
  if (process.argv[3]) continue;
  const began = performance.now();
  await ask("/api/admin/orders/csv");
  const { rows } = await runtime.ctx.pool.query<{ n: number; bytes: number }>(
    "select count(*)::int as n, pg_database_size(current_database())::bigint as bytes from orders",
  );
  note("orders CSV, per 1,000", at, `${((performance.now() - began) / (rows[0]!.n / 1000)).toFixed(1)} ms`);
  note("orders CSV, whole", at, `${((performance.now() - began) / 1000).toFixed(1)} s`);
  note("database", at, `${(rows[0]!.bytes / 1e6).toFixed(0)} MB`);
}
console.table(table);
await runtime.stop();
rmSync(folder, { recursive: true, force: true });
