import { sql } from "drizzle-orm";
import { readTags, rugTag } from "../platform/cache-tags.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";

async function moved(ctx: Ctx, tags: string | null): Promise<void> {
  if (tags) await touch(ctx, ...readTags(tags));
}

/** Sales make their rugs stale, and the lists only when a size of them is sold out. */
export async function touchSold(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const { rows } = await ctx.db.execute<{ rug_id: number; gone: boolean }>(sql`
    select i.rug_id, bool_or(s.inventory = 0) as gone from order_items i
    join rug_stock s on s.rug_id = i.rug_id and s.size = i.size where i.order_id = any (${sql.param([...orderIds])}::uuid[]) group by i.rug_id`);
  await touch(ctx, ...rows.map(({ rug_id: id }) => rugTag(id)), ...(rows.some(({ gone }) => gone) ? (["rugs"] as const) : []));
}

/** More of a rug for an order that is already placed, or some of it back. */
export type StockMove = { rugId: number; size: string; units: number };

/** All or none; answers with what is short. Needs the order's row locked. In one order, as placing does: nobody waits in a circle. */
export async function moveStock(ctx: Ctx, moves: readonly StockMove[]): Promise<StockMove | undefined> {
  const flipped: number[] = [];
  const turn = moves.filter(({ units }) => units !== 0).toSorted((a, b) => a.rugId - b.rugId || (a.size < b.size ? -1 : 1));
  for (const move of turn) {
    const { rows } = await ctx.db.execute<{ inventory: number }>(sql`
      update rug_stock set inventory = inventory - ${move.units}
      where rug_id = ${move.rugId} and size = ${move.size} and inventory >= ${move.units} returning inventory`);
    const [left] = rows;
    if (!left && move.units > 0) return move;
    if (left && (left.inventory === 0 || left.inventory === -move.units)) flipped.push(move.rugId);
  }
  if (turn.length === 0) return undefined;
  const { rows } = await ctx.db.execute<{ tags: string | null }>(sql`
    select tell_stock(${sql.param(turn.map(({ rugId }) => rugId))}::int[], ${flipped.length > 0 ? sql.param(flipped) : null}::int[]) as tags`);
  await moved(ctx, rows[0]!.tags);
  return undefined;
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
