import { eq, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { PromotionRow, RugRow, SizeRow } from "./present.server.ts";
import { FIELD_NAMES, type FieldName } from "./rules/rug-fields.ts";
import { collections, collectionSizes, rugs, rugStock } from "./table.server.ts";

const { id, name, slug, collectionId, rating, createdAt } = rugs;
const fields = Object.fromEntries(FIELD_NAMES.map((field) => [field, rugs[field]])) as Pick<typeof rugs, FieldName>;
const shown = { id, name, slug, collectionId, rating, createdAt, ...fields };

/** When it really began: nobody paid less before it was made, whatever its first day says. */
const begins = sql`greatest(promo.starts_at, (select created_at from promotions where id = promo.id))`;

/** A size without a price is not sold and not shown. */
const sizes = sql<SizeRow[]>`coalesce((
  select json_agg(json_build_object('size', s.size, 'price', sale_price(cs.price, promo.percentage), 'inventory', s.inventory,
    'former', case when promo.id is not null then former_price(s.rug_id, s.size, cs.price, ${begins}) end) order by cs.position, s.size)
  from ${rugStock} s join ${collectionSizes} cs on cs.collection_id = ${rugs.collectionId} and cs.size = s.size and is_priced(cs.price)
  where s.rug_id = ${rugs.id}), '[]')`;

const promotion = sql<PromotionRow | null>`case when promo.id is not null
  then json_build_object('name', promo.name, 'percentage', promo.percentage, 'startsAt', promo.starts_at, 'endsAt', promo.ends_at) end`;

/** Joins sizes and stock onto a page of rugs that `picked` (id, place) has already chosen. */
export const rugRows = (ctx: Ctx, picked: SQL): Promise<RugRow[]> =>
  ctx.db
    .select({ ...shown, collectionName: collections.name, collectionSlug: collections.slug, sizes, promotion })
    .from(sql`(${picked}) p`)
    .innerJoin(rugs, sql`${rugs.id} = p.id`)
    .innerJoin(collections, eq(collections.id, rugs.collectionId))
    .leftJoin(sql`lateral promotion_of(${rugs.id}, ${rugs.collectionId}, ${rugs.tag_keys}, ${ctx.now()}) promo`, sql`true`)
    .orderBy(sql`p.place`);
