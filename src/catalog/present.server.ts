import { modelAddress } from "../media/rules/model-address.ts";
import { showDate } from "../platform/bogota-time.ts";
import { pesosOf, type Cents } from "../platform/money.ts";
import type { Collection, Rug } from "./contract.ts";
import { PUBLIC_FIELDS, type PublicFieldName, type RugValues } from "./rules/rug-fields.ts";
import type { collections, rugs } from "./table.server.ts";

export type SizeRow = { size: string; price: Cents; inventory: number; former: Cents | null };
/** The promotion in force, its moments as the database writes them in JSON. */
export type PromotionRow = { name: string; percentage: number; startsAt: string; endsAt: string };
/** What lists and pages read of a rug; the keys it is found by stay in the database. */
export type RugRow = RugValues &
  Pick<typeof rugs.$inferSelect, "id" | "name" | "slug" | "collectionId" | "rating" | "createdAt"> & {
    collectionName: string;
    collectionSlug: string;
    sizes: SizeRow[];
    promotion: PromotionRow | null;
  };

const publicValues = (row: RugRow): Pick<RugValues, PublicFieldName> =>
  Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, row[name]])) as Pick<RugValues, PublicFieldName>;

const presentPromotion = ({ name, percentage, startsAt, endsAt }: PromotionRow): NonNullable<Rug["promotion"]> => {
  const [starts, ends] = [new Date(startsAt), new Date(endsAt)];
  const until = showDate(ends, { day: "numeric", month: "long" });
  return { name, percentage, startsAt: starts.toISOString(), endsAt: ends.toISOString(), words: `Hasta el ${until}` };
};

export function presentRug(row: RugRow): Rug {
  const sizes = row.sizes.map(({ former, ...each }) => {
    const price = pesosOf(each.price);
    // What cost as little within 30 days is not reduced.
    return { ...each, price, ...(former !== null && pesosOf(former) > price && { formerPrice: pesosOf(former) }) };
  });
  const isReduced = sizes.some(({ formerPrice }) => formerPrice !== undefined);
  const [image = row.thumbnail] = row.images;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    catalog: row.collectionName,
    catalogId: row.collectionId,
    catalogSlug: row.collectionSlug,
    ...publicValues(row),
    image,
    thumbnail: row.thumbnail || image,
    video: row.videos[0] ?? null,
    // Every rug with a picture has a model: it is made from that picture when first asked for.
    model_3d: row.model_3d || (image && sizes[0] ? modelAddress(row.id, sizes[0].size) : null),
    sizes,
    size: sizes.map((each) => each.size),
    inventory: sizes.map((each) => each.inventory),
    price: sizes[0]?.price ?? 0,
    formerPrice: sizes[0]?.formerPrice ?? null,
    promotion: row.promotion && isReduced ? presentPromotion(row.promotion) : null,
    inStock: sizes.some((each) => each.inventory > 0),
    color: row.colors[0] ?? null,
    rating: row.rating,
    isFeatured: row.is_featured,
    createdAt: row.createdAt.toISOString(),
  };
}

type CollectionRow = typeof collections.$inferSelect & { sizes: { size: string; price: Cents }[] };

export const presentCollection = (row: CollectionRow): Collection => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  image: row.image,
  description: row.description,
  video: row.video,
  sort_order: row.sortOrder,
  sizes: row.sizes.map(({ size, price }) => ({ size, price: pesosOf(price) })),
});
