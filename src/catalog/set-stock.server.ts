import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { findSize } from "./rules/size.ts";
import { conflictsOf, type StockLine } from "./rules/stock-conflict.ts";
import { refuse } from "./texts.ts";

/** Until the transaction ends no size is renamed. Before any other lock: a rename takes this one first. */
export const holdSizeNames = (ctx: Ctx): Promise<unknown> => ctx.db.execute(sql`select lock_sizes(true)`);

/**
 * Whoever changes rugs takes their collections, then their stock, then the rugs, each in one order (orders take stock by
 * rug and size): staff and shoppers never wait for each other in a ring. A rug written twice asks for its collection
 * again, which is why that comes first.
 */
export async function lockRugs(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const these = sql`any (${sql.param(ids)}::int[])`;
  await ctx.db.execute(
    sql`select from collections where id in (select collection_id from rugs where id = ${these}) order by id for key share`,
  );
  await ctx.db.execute(sql`select from rug_stock where rug_id = ${these} order by rug_id, size for update`);
  await ctx.db.execute(sql`select from rugs where id = ${these} order by id for no key update`);
}

/** Every size of the collection has a row of stock, so that a new one shows as sold out and can be filled. */
export const fillStock = (ctx: Ctx, ids: number[]): Promise<unknown> =>
  ctx.db.execute(sql`
    insert into rug_stock (rug_id, size, inventory)
    select r.id, cs.size, 0 from rugs r join collection_sizes cs on cs.collection_id = r.collection_id
    where r.id = any (${sql.param(ids)}::int[]) on conflict do nothing`);

/** Sets the units of the sizes given; the rest stay as they are. Needs the rug locked. Refuses what would undo a sale. */
export async function setStock(ctx: Ctx, rugId: number, lines: readonly StockLine[]): Promise<void> {
  const { rows } = await ctx.db.execute<{ size: string; inventory: number }>(
    sql`select size, inventory from rug_stock where rug_id = ${rugId}`,
  );
  const named = lines.map((line) => {
    const known = findSize(rows, line.size);
    if (known) return { ...line, size: known.size };
    const fields = {
      inventory: inBoth(`Its collection has no size ${line.size}`, `Su colección no tiene la medida ${line.size}`),
    };
    throw refuse("catalog.unknown_size", { size: line.size }, { fields });
  });
  const conflicts = conflictsOf(named, new Map(rows.map(({ size, inventory }) => [size, inventory])));
  if (conflicts.length > 0) throw refuse("catalog.stock_changed", conflicts, { extra: { conflicts } });
  for (const { size, inventory } of named)
    await ctx.db.execute(sql`update rug_stock set inventory = ${inventory} where rug_id = ${rugId} and size = ${size}`);
}

export const refreshRugs = (ctx: Ctx, ids: number[]): Promise<unknown> =>
  ctx.db.execute(sql`select refresh_rugs(${sql.param(ids)}::int[])`);

/** Empty rows of sizes that the collection lists no more. */
export const dropUnlistedSizes = (ctx: Ctx, collectionId: number): Promise<unknown> =>
  ctx.db.execute(sql`
    delete from rug_stock s using rugs r where r.id = s.rug_id and r.collection_id = ${collectionId} and s.inventory = 0
    and not exists (select from collection_sizes cs where cs.collection_id = ${collectionId} and cs.size = s.size)`);
