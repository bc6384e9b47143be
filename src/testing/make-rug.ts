import { sql } from "drizzle-orm";
import type { RugValues } from "../catalog/rules/rug-fields.ts";
import { collections, collectionSizes, rugs, rugStock } from "../catalog/table.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { centsOf } from "../platform/money.ts";
import { slugOf } from "../platform/text.ts";

type NewRug = {
  name?: string;
  collection?: string;
  /** Size → [price in pesos, inventory] */
  sizes?: Record<string, [price: number, inventory: number]>;
  colors?: string[];
  tags?: string[];
  isFeatured?: boolean;
  isActive?: boolean;
  /** Any other field of the list. */
  fields?: Partial<RugValues>;
};

/** A rug for a test, with its collection when that is new. Suites make their own rows. */
export async function makeRug(ctx: Ctx, given: NewRug = {}): Promise<{ id: number; collectionId: number }> {
  const { name = "Valentin Rubí", collection = "VALENTIN", sizes = { "5x8": [2_950_000, 3], "6x9": [3_650_000, 1] } } = given;
  await ctx.db
    .insert(collections)
    .values({ name: collection, slug: slugOf(collection) })
    .onConflictDoNothing();
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select id from collections where slug = ${slugOf(collection)}`);
  const collectionId = rows[0]!.id;
  const entries = Object.entries(sizes);
  await ctx.db
    .insert(collectionSizes)
    .values(entries.map(([size, [price]], position) => ({ collectionId, size, position, price: centsOf(price) })))
    .onConflictDoNothing();
  const [rug] = await ctx.db
    .insert(rugs)
    .values({
      name,
      slug: slugOf(name),
      collectionId,
      colors: given.colors ?? [],
      tags: given.tags ?? [],
      is_featured: given.isFeatured ?? false,
      is_active: given.isActive ?? true,
      images: ["/media/demo/flat.avif"],
      ...given.fields,
    })
    .returning();
  await ctx.db.insert(rugStock).values(entries.map(([size, [, inventory]]) => ({ rugId: rug!.id, size, inventory })));
  await ctx.db.execute(sql`select refresh_rugs(array[${rug!.id}]::int[])`);
  await ctx.db.execute(sql`select pg_notify('telar_cache', 'rugs collections')`);
  ctx.bus.forget(["rugs", "collections"]);
  return { id: rug!.id, collectionId };
}
