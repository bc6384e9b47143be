import { modelAddress } from "../media/rules/model-address.ts";
import { pesosOf, type Cents } from "../platform/money.ts";
import type { Collection, Rug } from "./contract.ts";
import type { collections, rugs } from "./table.server.ts";

export type SizeRow = { size: string; price: number; inventory: number };
export type RugRow = typeof rugs.$inferSelect & { collectionName: string; collectionSlug: string; sizes: SizeRow[] };

export function presentRug(row: RugRow): Rug {
  const sizes = row.sizes.map((each) => ({ ...each, price: pesosOf(each.price as Cents) }));
  const [image = row.thumbnail] = row.images;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    catalog: row.collectionName,
    catalogId: row.collectionId,
    catalogSlug: row.collectionSlug,
    description: row.description,
    image,
    images: row.images,
    thumbnail: row.thumbnail || image,
    video: row.videos[0] ?? null,
    videos: row.videos,
    // Every rug with a picture has a model: it is made from that picture when first asked for.
    model_3d: row.model3d || (image && sizes[0] ? modelAddress(row.id, sizes[0].size) : null),
    sizes,
    size: sizes.map((each) => each.size),
    inventory: sizes.map((each) => each.inventory),
    price: sizes[0]?.price ?? 0,
    inStock: sizes.some((each) => each.inventory > 0),
    color: row.colors[0] ?? null,
    colors: row.colors,
    tags: row.tags,
    material: row.material,
    rating: row.rating,
    isFeatured: row.isFeatured,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

type CollectionRow = typeof collections.$inferSelect & { sizes: { size: string; price: number }[] };

export const presentCollection = (row: CollectionRow): Collection => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  image: row.image,
  description: row.description,
  video: row.video,
  sort_order: row.sortOrder,
  sizes: row.sizes.map(({ size, price }) => ({ size, price: pesosOf(price as Cents) })),
});
