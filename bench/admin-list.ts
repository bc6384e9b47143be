import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listStaffRugs } from "../src/catalog/list-staff-rugs.server.ts";
import { readEnv } from "../src/platform/env.server.ts";
import { startRuntime } from "../src/runtime.server.ts";

/** A page of the staff's carpet list with 50 and with 5,000 carpets: `node bench/admin-list.ts` */
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const runtime = await startRuntime(readEnv({ DATA_DIR: folder, SEED: "none", LOG_LEVEL: "error", DATABASE_POOL: "4" }));
const { ctx } = runtime;

async function fill(count: number): Promise<void> {
  await ctx.db.execute(sql`truncate collections, collection_sizes, rugs, rug_stock restart identity cascade`);
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
  await ctx.db.execute(sql`analyze rugs; analyze rug_stock; analyze collection_sizes`);
}

async function measure(query: Parameters<typeof listStaffRugs>[1]): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < 220; run++) {
    const began = performance.now();
    await listStaffRugs(ctx, query);
    if (run >= 20) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return `p50 ${times[100]!.toFixed(1)} ms, p95 ${times[190]!.toFixed(1)} ms`;
}

const QUERIES = {
  "first page": { page: 1, limit: 10 },
  "page of 50": { page: 1, limit: 50 },
  "page 5": { page: 5, limit: 10 },
  "name search": { search: "a1", page: 1, limit: 10 },
  "collection and colours": { collection: "3", colors: "azul,beige", page: 1, limit: 10 },
  "running out": { view: "running-out", page: 1, limit: 10 },
} as const;

for (const count of [50, 5000]) {
  await fill(count);
  for (const [name, query] of Object.entries(QUERIES))
    console.log(`${String(count).padStart(5)} carpets, ${name}: ${await measure(query)}`);
}
await runtime.stop();
rmSync(folder, { recursive: true, force: true });
