import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";

async function moved(ctx: Ctx, tags: string | null): Promise<void> {
  if (tags) await touch(ctx, ...tags.split(" "));
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
