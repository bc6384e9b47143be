import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listStaffRugs } from "../src/catalog/list-staff-rugs.server.ts";
import { rugFacts } from "../src/catalog/rug-facts.server.ts";
import { readEnv } from "../src/platform/env.server.ts";
import { startRuntime } from "../src/runtime.server.ts";

/** A page of the staff's carpet list with 50 and with 5,000 carpets: `node bench/admin-list.ts` */
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const runtime = await startRuntime(readEnv({ DATA_DIR: folder, SEED: "none", LOG_LEVEL: "error", DATABASE_POOL: "4" }));
const { ctx } = runtime;

async function fill(count: number): Promise<void> {
  await ctx.db.execute(sql`truncate collections, collection_sizes, rugs, rug_stock, rug_low restart identity cascade`);
  await ctx.db.execute(
    sql`insert into collections (name, slug) select 'COLECCION ' || n, 'coleccion-' || n from generate_series(1, 12) n`,
  );
  await ctx.db.execute(sql`
    insert into collection_sizes (collection_id, size, price, position)
    select c.id, s.size, 100000000 * s.place, s.place from collections c, unnest(array['5x8', '6x9', '8x10', '9x12']) with ordinality s (size, place)`);
  await ctx.db.execute(sql`
    insert into rugs (name, slug, collection_id, colors, tags, is_active)
    select 'Alfombra ' || md5(n::text), 'alfombra-' || n, 1 + n % 12, array[(array['Azul', 'Beige', 'Hueso', 'Dorado'])[1 + n % 4]], array['Premium'], n % 16 <> 0
    from generate_series(1, ${count}::int) n`);
  await ctx.db.execute(
    sql`insert into rug_stock (rug_id, size, inventory) select r.id, cs.size, (r.id + cs.position) % 7 from rugs r join collection_sizes cs on cs.collection_id = r.collection_id`,
  );
  await ctx.db.execute(sql`select refresh_rugs(array(select id from rugs))`);
  // As the database's own housekeeping leaves them.
  for (const table of ["rugs", "rug_stock", "rug_low", "collection_sizes"])
    await ctx.db.execute(sql.raw(`vacuum analyze ${table}`));
}

async function measure(ask: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let run = 0; run < 220; run++) {
    const began = performance.now();
    await ask();
    if (run >= 20) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { p50: times[100]!, p95: times[190]! };
}

const page = (query: Parameters<typeof listStaffRugs>[1]) => () => listStaffRugs(ctx, query);
const ROWS: Record<string, () => Promise<unknown>> = {
  "first page": page({ page: 1, limit: 10 }),
  "page of 50": page({ page: 1, limit: 50 }),
  "page 5": page({ page: 5, limit: 10 }),
  "name search, 2 letters": page({ search: "a1", page: 1, limit: 10 }),
  "name search, 4 letters": page({ search: "alfo", page: 1, limit: 10 }),
  "collection and colours": page({ collection: "3", colors: "azul,beige", page: 1, limit: 10 }),
  "running out": page({ view: "running-out", page: 1, limit: 10 }),
  "sold out": page({ view: "sold-out", page: 1, limit: 10 }),
  inactive: page({ view: "inactive", page: 1, limit: 10 }),
  "running out, searched": page({ view: "running-out", search: "a1", page: 1, limit: 10 }),
  "counts above the list": () => rugFacts(ctx),
};

const seen: Record<string, { p50: number; p95: number }[]> = {};
for (const count of [50, 5000]) {
  await fill(count);
  for (const [name, ask] of Object.entries(ROWS)) (seen[name] ??= []).push(await measure(ask));
}
const show = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
console.log(`${"".padEnd(24)} 50 p50    p95   5,000 p50    p95   ratio of p50`);
for (const [name, [few, many]] of Object.entries(seen))
  console.log(
    `${name.padEnd(24)}${show(few!.p50)}${show(few!.p95)} ${show(many!.p50)}${show(many!.p95)}   ${(many!.p50 / few!.p50).toFixed(2)}`,
  );
await runtime.stop();
rmSync(folder, { recursive: true, force: true });
