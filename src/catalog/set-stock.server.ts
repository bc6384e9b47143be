import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { normalizeSize } from "./rules/size.ts";
import { refuse } from "./texts.ts";

type Line = { size: string; inventory: number };

/** Every size of the collection has a row of stock, so that a new one shows as sold out and can be filled. */
export const fillStock = (ctx: Ctx, ids: number[]): Promise<unknown> =>
  ctx.db.execute(sql`
    insert into rug_stock (rug_id, size, inventory)
    select r.id, cs.size, 0 from rugs r join collection_sizes cs on cs.collection_id = r.collection_id
    where r.id = any (${sql.param(ids)}::int[]) on conflict do nothing`);

/** Sets the units of the sizes given; the rest stay as they are. Rows are locked in one order: no deadlock with orders. */
export async function setStock(ctx: Ctx, rugId: number, lines: readonly Line[]): Promise<void> {
  const { rows } = await ctx.db.execute<{ size: string }>(
    sql`select size from rug_stock where rug_id = ${rugId} order by size for update`,
  );
  for (const line of lines) {
    const known = rows.find(({ size }) => normalizeSize(size) === normalizeSize(line.size));
    if (!known) {
      const fields = { inventory: `Its collection has no size ${line.size}` };
      throw refuse("catalog.unknown_size", { size: line.size }, { fields });
    }
    await ctx.db.execute(
      sql`update rug_stock set inventory = ${line.inventory} where rug_id = ${rugId} and size = ${known.size}`,
    );
  }
}

export const refreshRugs = (ctx: Ctx, ids: number[]): Promise<unknown> =>
  ctx.db.execute(sql`select refresh_rugs(${sql.param(ids)}::int[])`);
