import { sql } from "drizzle-orm";
import { photosAbout } from "../media/private-photos.server.ts";
import { photoAddress } from "../media/rules/photo-address.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import type { Delivery, DeliveryQuery } from "./contract.ts";
import { refuse } from "./texts.ts";

type Row = Omit<Delivery, "photos" | "done_at"> & { done_at: string | null };

/** What the driver asks for: a COD order that nobody has paid, on the stop that is still to come. */
const READ = sql`
  select d.id, d.order_id, o.number as order_number, o.customer_name, o.customer_phone, o.shipping_address as address,
    o.shipping_city as city, d.day::text as day, d.from_time as from, d.to_time as to, d.zone, d.driver, d.note, d.status,
    case when d.status = 'planned' and o.payment_method = 'COD' and o.payment_status = 'pending' and o.status <> 'cancelled'
      then o.total else 0 end as cash_due,
    d.cash_collected, d.received_by, d.done_at, d.done_by,
    coalesce((select string_agg(i.rug_name || ' ' || i.size || ' × ' || i.quantity, ', ' order by i.id)
      from order_items i where i.order_id = o.id), '') as rugs
  from deliveries d join orders o on o.id = d.order_id`;

async function present(ctx: Ctx, rows: Row[]): Promise<Delivery[]> {
  const photos = await photosAbout(
    ctx,
    rows.map(({ id }) => `delivery:${id}`),
  );
  return rows.map((row) => ({
    ...row,
    cash_due: Number(row.cash_due),
    cash_collected: row.cash_collected === null ? null : Number(row.cash_collected),
    done_at: row.done_at ? new Date(row.done_at).toISOString() : null,
    photos: (photos.get(`delivery:${row.id}`) ?? []).map(photoAddress),
  }));
}

export async function listDeliveries(ctx: Ctx, query: DeliveryQuery): Promise<{ rows: Delivery[]; total: number }> {
  // Nobody drives to an order that was called off; asked for by its order it is still there.
  const where = sql`${query.orderId ? sql`true` : sql`not (d.status = 'planned' and o.status = 'cancelled')`}
    ${query.day ? sql`and d.day = ${query.day}` : sql``} ${query.status ? sql`and d.status = ${query.status}` : sql``}
    ${query.orderId ? sql`and (o.number = ${query.orderId} or o.id::text = ${query.orderId})` : sql``}`;
  const { limit, offset } = windowOf({ limit: 100, ...query });
  const { rows } = await ctx.db.execute<Row>(
    sql`${READ} where ${where} order by d.day desc, lower(d.zone), d.from_time, d.id limit ${limit} offset ${offset}`,
  );
  const count = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from deliveries d join orders o on o.id = d.order_id where ${where}`,
  );
  return { rows: await present(ctx, rows), total: count.rows[0]!.n };
}

export async function getDelivery(ctx: Ctx, id: number): Promise<Delivery> {
  const { rows } = await ctx.db.execute<Row>(sql`${READ} where d.id = ${id}`);
  const [found] = await present(ctx, rows);
  if (!found) throw refuse("deliveries.not_found");
  return found;
}
