import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listRugs } from "../src/catalog/list-rugs.server.ts";
import { readEnv } from "../src/platform/env.server.ts";
import { startRuntime } from "../src/runtime.server.ts";
import { manyRugs } from "../db/seed/many-rugs.server.ts";
import { seedOnce } from "../db/seed/seed.server.ts";

/** The first catalogue page, plain and filtered, at growing sizes of the catalogue: within a factor of 2. */
const SIZES = (process.argv[2] ?? "60,1000,10000,100000").split(",").map(Number);
const QUERIES = {
  "first page": {},
  "one collection": { collection: "valentin" },
  "by price": { sort: "price-asc" },
  colour: { colors: "Azul" },
} as const;
const ROUNDS = 200;

const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const runtime = await startRuntime(readEnv({ DATA_DIR: folder, LOG_LEVEL: "error" }));
await seedOnce(runtime.ctx);

const rows = [];
for (const size of SIZES) {
  await manyRugs(runtime.ctx, size);
  await runtime.ctx.pool.query("analyze");
  const row: Record<string, number> = { rugs: size };
  for (const [name, query] of Object.entries(QUERIES)) {
    for (let i = 0; i < 20; i++) await listRugs(runtime.ctx, { limit: 12, ...query });
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const began = performance.now();
      await listRugs(runtime.ctx, { limit: 12, ...query });
      times.push(performance.now() - began);
    }
    row[`${name}, ms (median)`] = Number(times.sort((a, b) => a - b)[ROUNDS / 2]!.toFixed(2));
  }
  rows.push(row);
}
console.table(rows);
await runtime.stop();
rmSync(folder, { recursive: true, force: true });
