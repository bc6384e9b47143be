import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { manyRugs } from "../db/seed/many-rugs.server.ts";
import { seedOnce } from "../db/seed/seed.server.ts";
import { listRugs } from "../src/catalog/list-rugs.server.ts";
import { readEnv } from "../src/platform/env.server.ts";
import { startRuntime } from "../src/runtime.server.ts";
import { QUERIES } from "./search-queries.ts";

/**
 * What the search finds, and how long it takes as the catalogue grows: `node bench/search.ts [rugs]`.
 * The score counts searches with an expected rug among the first five of the demo.
 */
const RUGS = Number(process.argv[2] ?? 10_000);
const ROUNDS = 5;

const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const { ctx, ...runtime } = await startRuntime(readEnv({ DATA_DIR: folder, LOG_LEVEL: "error", SEED: "demo" }));
try {
  await seedOnce(ctx);
  const missed = [];
  for (const [search, expected] of QUERIES) {
    const { rugs } = await listRugs(ctx, { search, limit: 5, stories: true });
    if (!rugs.some(({ id }) => expected.includes(id))) missed.push(`${search}: ${rugs.map(({ name }) => name).join(", ")}`);
  }
  console.log(`${QUERIES.length - missed.length} of ${QUERIES.length} searches find an expected rug among the first five`);
  for (const line of missed) console.log(`  missed  ${line}`);

  await manyRugs(ctx, RUGS);
  await ctx.db.execute(sql`analyze`);
  /** Every search, ROUNDS times; `afterChange`: as the first after a rug was changed, when nothing counted is known. */
  const measure = async (afterChange: boolean): Promise<void> => {
    const times: [ms: number, search: string][] = [];
    for (let round = 0; round <= ROUNDS; round++)
      for (const [search] of QUERIES) {
        if (afterChange) ctx.bus.forget(["rugs"]);
        const began = performance.now();
        await listRugs(ctx, { search, limit: 12, stories: true });
        // The first round warms up.
        if (round > 0) times.push([performance.now() - began, search]);
      }
    times.sort(([a], [b]) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]![0].toFixed(1);
    const slowest = [...new Set(times.slice(-10).map(([, search]) => search))].join(" | ");
    console.log(
      `${RUGS} rugs, ${afterChange ? "just after a change" : "while nothing changes"}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (slowest: ${slowest})`,
    );
  };
  await measure(false);
  await measure(true);
} finally {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
}
