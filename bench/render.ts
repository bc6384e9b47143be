import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Main from "../src/main.server.ts";
import { buildIfNeeded } from "../scripts/build.ts";

/** CPU per page rendered anew (query, React, compression), in this process, from the built server. */
const ROUNDS = 300;

buildIfNeeded();
process.env.NODE_ENV = "production";
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const main = (await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href)) as typeof Main;
const runtime = await main.startRuntime(main.readEnv({ DATA_DIR: folder, LOG_LEVEL: "error" }));
await main.seedOnce(runtime.ctx);
const app = await main.createShop(runtime);

const [rug] = (await (await app.request("/api/rugs?limit=1")).json()) as { id: number; slug: string }[];
const rows = [];
for (const path of ["/", "/catalog?limit=12", "/catalog?limit=48", `/product/${rug!.id}/${rug!.slug}`]) {
  const ask = async () => {
    runtime.pages.forget(["*"]);
    const answer = await app.request(`http://localhost${path}`, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    return answer.status;
  };
  for (let i = 0; i < 200; i++) await ask();
  const before = process.cpuUsage();
  for (let i = 0; i < ROUNDS; i++) await ask();
  const { user, system } = process.cpuUsage(before);
  rows.push({ path, status: await ask(), "CPU ms/page": Number(((user + system) / 1000 / ROUNDS).toFixed(2)) });
}
console.table(rows);
await runtime.stop();
rmSync(folder, { recursive: true, force: true });
