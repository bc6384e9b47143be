import { asc, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Collection } from "./contract.ts";
import { presentCollection } from "./present.server.ts";
import { collections, collectionSizes } from "./table.server.ts";

/** A size without a price is not sold and not shown. */
export async function listCollections(ctx: Ctx): Promise<Collection[]> {
  const [rows, sizes] = await Promise.all([
    ctx.db.select().from(collections).orderBy(asc(collections.sortOrder), asc(collections.id)),
    ctx.db
      .select()
      .from(collectionSizes)
      .where(sql`is_priced(${collectionSizes.price})`)
      .orderBy(asc(collectionSizes.position)),
  ]);
  const byCollection = Map.groupBy(sizes, (size) => size.collectionId);
  return rows.map((row) => presentCollection({ ...row, sizes: byCollection.get(row.id) ?? [] }));
}
