import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

/** What outside programs were or were to be told of these orders. */
export async function eraseDeliveries(ctx: Ctx, orderNumbers: readonly string[]): Promise<number> {
  const { rowCount } = await ctx.db.execute(sql`
    delete from webhook_deliveries where body #>> '{data,order,order_number}' = any (${sql.param([...orderNumbers])}::text[])`);
  return rowCount ?? 0;
}
