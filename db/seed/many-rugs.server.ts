import { sql } from "drizzle-orm";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { inTransaction, touch } from "../../src/platform/transaction.server.ts";

const BATCH = 2000;
const FILLED = sql.raw("rugs, rug_stock, rug_prices");

/** Fills the catalogue up to `wanted` rugs with variations of the demo's, reusing their pictures: for measuring. */
export async function manyRugs(ctx: Ctx, wanted: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from rugs`);
  const missing = Math.max(0, wanted - rows[0]!.n);
  for (let from = 1; from <= missing; from += BATCH) {
    await inTransaction(ctx, (inner) => makeRugs(inner, from, Math.min(missing, from + BATCH - 1)));
    // Plans made for the few rugs of before would read every size for each rug.
    if (from === 1) await ctx.db.execute(sql`analyze ${FILLED}`);
  }
  await ctx.db.execute(sql`vacuum analyze ${FILLED}`);
  return missing;
}

async function makeRugs(ctx: Ctx, from: number, to: number): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into rugs (name, slug, collection_id, description, material, shape, rooms, images, videos, thumbnail, model_3d, colors, tags, rating, created_at)
    select r.name || ' ' || k.n, r.slug || '-' || k.n, r.collection_id, r.description, r.material, r.shape, r.rooms, r.images, r.videos, r.thumbnail, '', r.colors, r.tags, r.rating, r.created_at - make_interval(mins => k.n)
    from generate_series(${from}::int, ${to}::int) k(n)
    join lateral (select * from rugs where id = 1 + (k.n * 7) % 60) r on true
    returning id`);
  const made = sql.param(rows.map(({ id }) => id));
  await ctx.db.execute(sql`
    insert into rug_stock (rug_id, size, inventory)
    select r.id, cs.size, (r.id + cs.position) % 5 from rugs r join collection_sizes cs on cs.collection_id = r.collection_id
    where r.id = any (${made}::int[]) on conflict do nothing`);
  await ctx.db.execute(sql`select refresh_rugs(${made}::int[])`);
  await touch(ctx, "rugs", "collections", "home");
}
