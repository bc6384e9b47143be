import { eq, sql } from "drizzle-orm";
import { cents } from "../platform/money.ts";
import { rugTag } from "../platform/cache-tags.ts";
import { slugOf } from "../platform/text.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { CollectionChange, StaffCollection } from "./admin/shapes.ts";
import { checkMedia, type MediaCtx } from "./check-media.server.ts";
import { getStaffCollection } from "./list-staff-collections.server.ts";
import { normalizeSize } from "./rules/size.ts";
import { fillStock, holdSizeNames, lockRugs, refreshRugs } from "./set-stock.server.ts";
import { collections, collectionSizes } from "./table.server.ts";
import { NAME_TAKEN, refuse, sizeTwice } from "./texts.ts";

type Sizes = NonNullable<CollectionChange["sizes"]>;
type NewCollection = CollectionChange & { name: string };

const columnsOf = (input: CollectionChange) => ({
  name: input.name,
  slug: input.name === undefined ? undefined : slugOf(input.name) || "coleccion",
  description: input.description,
  image: input.image,
  video: input.video,
  sortOrder: input.sort_order,
});

const sameSizes = (one: Sizes, other: Sizes): boolean =>
  JSON.stringify(one.map(({ size, price }) => [size, price])) === JSON.stringify(other.map(({ size, price }) => [size, price]));

function checkSizes(sizes: Sizes): void {
  const seen = new Set<string>();
  for (const { size } of sizes) {
    if (seen.has(normalizeSize(size))) throw refuse("catalog.size_twice", { size }, { fields: { sizes: sizeTwice(size) } });
    seen.add(normalizeSize(size));
  }
}

/** By their present names. Of the database: who waited for a rename has not heard of it yet. */
async function currentNames(ctx: StaffCtx, sizes: Sizes): Promise<Sizes> {
  const { rows } = await ctx.db.execute<{ name: string }>(sql`
    select current_size(size) as name from unnest(${sql.param(sizes.map(({ size }) => size))}::text[])
      with ordinality given(size, place) order by place`);
  return sizes.map((line, place) => ({ ...line, size: rows[place]!.name }));
}

/** The list given becomes the collection's sizes; rugs gain a row of stock for each new one. Needs the collection locked. */
export async function setSizes(ctx: StaffCtx, id: number, given: Sizes): Promise<void> {
  const sizes = await currentNames(ctx, given);
  checkSizes(sizes);
  await ctx.db.delete(collectionSizes).where(eq(collectionSizes.collectionId, id));
  if (sizes.length > 0)
    await ctx.db
      .insert(collectionSizes)
      .values(sizes.map(({ size, price }, position) => ({ size, price: cents(price), collectionId: id, position })));
  await refreshCollection(ctx, id, true);
}

/** Its name, sizes and prices are shown on every rug of the collection. */
async function refreshCollection(ctx: StaffCtx, id: number, sized: boolean): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select id from rugs where collection_id = ${id}`);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await lockRugs(ctx, ids);
  if (sized) await fillStock(ctx, ids);
  await refreshRugs(ctx, ids);
  await touch(ctx, ...ids.map((rug) => rugTag(rug)));
}

const nameTaken = (error: unknown): never => {
  const taken = (error as { cause?: { code?: string } }).cause?.code === "23505";
  throw taken ? refuse("catalog.collection_name_taken", undefined, { fields: { name: NAME_TAKEN } }) : error;
};

export const createCollection = (outer: MediaCtx, input: NewCollection): Promise<StaffCollection> =>
  inTransaction(outer, async (ctx) => {
    // A rename would not see a collection that is being made.
    await holdSizeNames(ctx);
    await checkMedia(ctx, input);
    const values = columnsOf(input) as typeof collections.$inferInsert;
    const [row] = await ctx.db.insert(collections).values(values).returning({ id: collections.id }).catch(nameTaken);
    await setSizes(ctx, row!.id, input.sizes ?? []);
    await writeAudit(ctx, { action: "create", subject: "collection", id: row!.id, label: input.name });
    await touch(ctx, "collections", "rugs", "home");
    return getStaffCollection(ctx, row!.id);
  });

export const updateCollection = (outer: MediaCtx, id: number, input: CollectionChange): Promise<StaffCollection> =>
  inTransaction(outer, async (ctx) => {
    await ctx.db.execute(sql`select from collections where id = ${id} for update`);
    const before = await getStaffCollection(ctx, id);
    if (input.sizes && input.sizes_was && !sameSizes(input.sizes_was, before.sizes))
      throw refuse("catalog.sizes_changed", undefined, { extra: { sizes: before.sizes } });
    await checkMedia(ctx, input, before);
    await ctx.db
      .update(collections)
      .set({ ...columnsOf(input), updatedAt: ctx.now() })
      .where(eq(collections.id, id))
      .catch(nameTaken);
    if (input.sizes) await setSizes(ctx, id, input.sizes);
    else if (input.name !== undefined) await refreshCollection(ctx, id, false);
    const after = await getStaffCollection(ctx, id);
    const changes = changesOf(before, after);
    await writeAudit(ctx, { action: "update", subject: "collection", id, label: after.name, changes });
    await touch(ctx, "collections", "rugs", "home");
    return after;
  });
