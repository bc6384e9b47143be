import { eq, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { RugRow, SizeRow } from "./present.server.ts";
import { FIELD_NAMES, type FieldName } from "./rules/rug-fields.ts";
import { collections, collectionSizes, rugs, rugStock } from "./table.server.ts";

const { id, name, slug, collectionId, rating, createdAt } = rugs;
const fields = Object.fromEntries(FIELD_NAMES.map((field) => [field, rugs[field]])) as Pick<typeof rugs, FieldName>;
const shown = { id, name, slug, collectionId, rating, createdAt, ...fields };

/** A size without a price is not sold and not shown. */
const sizes = sql<SizeRow[]>`coalesce((
  select json_agg(json_build_object('size', s.size, 'price', cs.price, 'inventory', s.inventory) order by cs.position, s.size)
  from ${rugStock} s join ${collectionSizes} cs on cs.collection_id = ${rugs.collectionId} and cs.size = s.size and is_priced(cs.price)
  where s.rug_id = ${rugs.id}), '[]')`;

/** Joins sizes and stock onto a page of rugs that `picked` (id, place) has already chosen. */
export const rugRows = (ctx: Ctx, picked: SQL): Promise<RugRow[]> =>
  ctx.db
    .select({ ...shown, collectionName: collections.name, collectionSlug: collections.slug, sizes })
    .from(sql`(${picked}) p`)
    .innerJoin(rugs, sql`${rugs.id} = p.id`)
    .innerJoin(collections, eq(collections.id, rugs.collectionId))
    .orderBy(sql`p.place`);
