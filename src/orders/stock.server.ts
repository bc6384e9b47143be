import { sql } from "drizzle-orm";
import { readTags, rugTag } from "../platform/cache-tags.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";

async function moved(ctx: Ctx, tags: string | null): Promise<void> {
  if (tags) await touch(ctx, ...readTags(tags));
}

/** A sale makes its rugs stale, and the lists only when a size of them is sold out. */
export async function touchSold(ctx: Ctx, orderId: string): Promise<void> {
  const { rows } = await ctx.db.execute<{ rug_id: number; gone: boolean }>(sql`
    select i.rug_id, bool_or(s.inventory = 0) as gone from order_items i
    join rug_stock s on s.rug_id = i.rug_id and s.size = i.size where i.order_id = ${orderId} group by i.rug_id`);
  await touch(ctx, ...rows.map(({ rug_id: id }) => rugTag(id)), ...(rows.some(({ gone }) => gone) ? (["rugs"] as const) : []));
}

/** Gives the order's units back, once. Needs the order's row locked. */
export async function releaseStock(ctx: Ctx, orderId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ tags: string | null }>(sql`select release_stock(${orderId}) as tags`);
  await moved(ctx, rows[0]!.tags);
  return rows[0]!.tags !== null;
}

/** Takes the order's units again, all or none. Needs the order's row locked. */
export async function takeStock(ctx: Ctx, orderId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ tags: string | null }>(sql`select take_stock(${orderId}) as tags`);
  await moved(ctx, rows[0]!.tags);
  return rows[0]!.tags !== null;
}
