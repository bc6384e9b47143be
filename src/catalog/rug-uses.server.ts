import { sql } from "drizzle-orm";
import type { Reply } from "../platform/endpoint.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { readCarpetUses } from "./admin/contract.ts";

type Uses = Reply<typeof readCarpetUses>;

/** Told before a rug is deleted: its reviews and its lines of orders lose it, and stay. */
export async function rugUses(ctx: Ctx, { id }: { id: number }): Promise<Uses> {
  const { rows } = await ctx.db.execute<Uses>(sql`
    select (select count(*)::int from reviews where rug_id = ${id}) as reviews, count(distinct o.id)::int as orders,
      count(distinct o.id) filter (where o.status in ('pending', 'processing'))::int as open_orders
    from order_items i join orders o on o.id = i.order_id where i.rug_id = ${id}`);
  return rows[0]!;
}
