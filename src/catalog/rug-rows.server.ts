import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { RugRow } from "./present.server.ts";

/** Joins sizes and stock onto a page of rugs that `picked` (id, place) has already chosen.
 * A size without a price is not sold and not shown. */
export async function rugRows(ctx: Ctx, picked: SQL): Promise<RugRow[]> {
  const { rows } = await ctx.db.execute<Record<string, unknown>>(sql`
    with picked as materialized (${picked})
    select r.id, r.name, r.slug, r.collection_id, r.description, r.material, r.images, r.videos, r.thumbnail, r.model_3d, r.colors,
      r.tags, r.rating, r.is_featured, r.is_active, r.created_at, r.updated_at, r.min_price, r.in_stock, c.name as collection_name, c.slug as collection_slug, coalesce(s.sizes, '[]') as sizes
    from picked p
    join rugs r on r.id = p.id
    join collections c on c.id = r.collection_id
    left join lateral (
      select json_agg(json_build_object('size', s.size, 'price', cs.price, 'inventory', s.inventory)
        order by cs.position, s.size) as sizes
      from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size and is_priced(cs.price)
      where s.rug_id = r.id
    ) s on true
    order by p.place`);
  return rows.map(rowOf);
}

const rowOf = (row: Record<string, unknown>): RugRow =>
  ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    collectionId: row.collection_id,
    collectionName: row.collection_name,
    collectionSlug: row.collection_slug,
    description: row.description,
    material: row.material,
    images: row.images,
    videos: row.videos,
    thumbnail: row.thumbnail,
    model3d: row.model_3d,
    colors: row.colors,
    tags: row.tags,
    rating: row.rating,
    isFeatured: row.is_featured,
    isActive: row.is_active,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    minPrice: row.min_price,
    inStock: row.in_stock,
    sizes: row.sizes,
  }) as RugRow;
