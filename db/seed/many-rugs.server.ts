import { sql } from "drizzle-orm";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { inTransaction, touch } from "../../src/platform/transaction.server.ts";

/** Fills the catalogue up to `wanted` rugs with variations of the demo's, reusing their pictures: for measuring. */
export const manyRugs = (outer: Ctx, wanted: number): Promise<number> =>
  inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      with had as (select count(*)::int as n from rugs), made as (
        insert into rugs (name, slug, collection_id, description, material, shape, rooms, images, videos, thumbnail, model_3d, colors, tags, rating, created_at)
        select r.name || ' ' || k.n, r.slug || '-' || k.n, r.collection_id, r.description, r.material, r.shape, r.rooms, r.images, r.videos, r.thumbnail, '', r.colors, r.tags, r.rating, r.created_at - make_interval(mins => k.n)
        from had, generate_series(1, greatest(0, ${wanted} - had.n)) k(n)
        join lateral (select * from rugs where id = 1 + (k.n * 7) % 60) r on true
        returning id, collection_id)
      select id from made`);
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return 0;
    await ctx.db.execute(sql`
      insert into rug_stock (rug_id, size, inventory)
      select r.id, cs.size, (r.id + cs.position) % 5 from rugs r join collection_sizes cs on cs.collection_id = r.collection_id
      where r.id >= ${ids[0]!} on conflict do nothing`);
    await ctx.db.execute(sql`select refresh_rugs(array(select id from rugs where id >= ${ids[0]!}))`);
    await touch(ctx, "rugs", "collections", "home");
    return ids.length;
  });
