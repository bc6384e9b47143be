import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { OrderReturn } from "./returns-contract.ts";

type Row = Omit<OrderReturn, "created_at" | "updated_at"> & { order_id: string; created_at: string; updated_at: string };

/** The returns of many orders in one look, oldest first. */
export async function returnsOf(ctx: Ctx, orderIds: readonly string[]): Promise<Map<string, OrderReturn[]>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.order_id, r.id, r.number, r.status, r.note, r.answer, r.pickup, r.exchange_order, r.exchange_difference::float8 as exchange_difference, r.steps, r.created_at, r.updated_at,
      (select amount from refunds f where f.id = r.refund_id) as refund,
      (select json_agg(json_build_object('itemId', i.id, 'carpet_name', i.rug_name, 'carpet_thumbnail', i.rug_images[1], 'size', i.size, 'quantity', t.quantity,
          'reason', t.reason, 'condition', t.condition) order by i.id)
       from order_return_items t join order_items i on i.id = t.item_id where t.return_id = r.id) as items
    from order_returns r where r.order_id = any (${sql.param([...orderIds])}::uuid[]) order by r.id`);
  const seen = rows.map(({ order_id: orderId, ...row }) => ({
    orderId,
    row: {
      ...row,
      items: row.items ?? [],
      created_at: new Date(row.created_at).toISOString(),
      updated_at: new Date(row.updated_at).toISOString(),
    },
  }));
  const grouped = Map.groupBy(seen, ({ orderId }) => orderId);
  return new Map([...grouped].map(([id, each]) => [id, each.map(({ row }) => row)]));
}
