import { sql } from "drizzle-orm";
import { indexOrders } from "../../src/orders/index-orders.server.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { inTransaction, touch } from "../../src/platform/transaction.server.ts";

const BATCH = 50_000;

/** Fills up to `wanted` orders of three years past, in the order of their times, one in a hundred refunded: for measuring. */
export async function manyOrders(ctx: Ctx, wanted: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from orders`);
  const had = rows[0]!.n;
  const step = 94_608_000 / Math.max(1, wanted - had);
  for (let from = had; from < wanted; from += BATCH)
    await inTransaction(ctx, (inner) =>
      makeOrders(inner, { from: from + 1, to: Math.min(wanted, from + BATCH), last: wanted, step }),
    );
  if (wanted - had < BATCH) await indexOrders(ctx, BATCH);
  else await indexAtOnce(ctx);
  // As the database's own housekeeping leaves them.
  for (const table of ["orders", "order_items", "order_search", "orders_to_index", "refunds"])
    await ctx.db.execute(sql.raw(`vacuum analyze ${table}`));
  return Math.max(0, wanted - had);
}

/** A trigram index is made several times as fast as it is filled. */
const indexAtOnce = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await inner.db.execute(sql`set local maintenance_work_mem = '256MB'`);
    await inner.db.execute(sql`drop index order_search_words`);
    await indexOrders(inner, 1_000_000);
    await inner.db.execute(sql`create index order_search_words on order_search using gin (words gin_trgm_ops)`);
  });

type Part = { from: number; to: number; last: number; step: number };

async function makeOrders(ctx: Ctx, { from, to, last, step }: Part): Promise<void> {
  await ctx.db.execute(sql`
    with made as (
      insert into orders (id, number, status, payment_status, payment_method, customer_name, customer_email, customer_phone,
        customer_id_number, document_type, shipping_address, shipping_city, shipping_state, shipping_country, subtotal, discount,
        surcharge, shipping_cost, tax, total, email_key, phone_key, client_address, stock_held, created_at, paid_at, delivered_at,
        cancelled_at, units)
      select gen_random_uuid(), upper(substr(mark, 1, 5) || '-' || lpad(to_hex(n % 1048576), 5, '0')),
        case when n % 20 = 0 then 'cancelled' else 'delivered' end, case when n % 20 = 0 then 'expired' else 'paid' end,
        case when n % 3 = 0 then 'COD' else 'Bold' end,
        (array['Ana', 'Mariana', 'Luis', 'Camila', 'Jorge', 'Sofía', 'Andrés'])[1 + n % 7] || ' '
          || (array['Rojas', 'Gil', 'Peña', 'Restrepo', 'Suárez'])[1 + n % 5] || ' ' || initcap(substr(mark, 11, 6)),
        'comprador' || n || '@correo.co', phone, lpad((n * 7)::text, 9, '1'), 'CC',
        'Calle ' || n % 180 || ' # ' || n % 90 || '-' || n % 70,
        (array['Bogotá', 'Medellín', 'Cali', 'Chía', 'Barranquilla'])[1 + n % 5], 'Cundinamarca', 'Colombia',
        295000000, 0, 0, 0, 47100840, 295000000, 'comprador' || n || '@correo.co', '57' || phone, 'demo',
        false, at, case when n % 20 = 0 then null else at + interval '5 minutes' end,
        case when n % 20 = 0 then null else at + interval '3 days' end, case when n % 20 = 0 then at + interval '90 minutes' end, 1
      from generate_series(${from}::int, ${to}::int) n,
        lateral (select md5('order ' || n) as mark,
          -- Digits as different as those of real numbers.
          '31' || lpad((n::bigint * 48271 % 100000000)::text, 8, '0') as phone,
          now() - interval '4 days' - make_interval(secs => (${last}::int - n) * ${step}::float8) as at) facts
      returning id, number, total, payment_status, created_at),
    items as (
      insert into order_items (order_id, rug_id, rug_name, size, quantity, price)
      select made.id, rug.id, rug.name, '5x8', 1, made.total
      from made join lateral (select id, name from rugs where id = 1 + abs(hashtext(made.number)) % 60) rug on true)
    insert into refunds (order_id, order_number, amount, way, reference, recorded_by, created_at)
    select id, number, 1000000, 'transfer', 'R-' || number, 'demo', created_at + interval '9 days'
    from made where payment_status = 'paid' and abs(hashtext(number)) % 100 = 0`);
  await touch(ctx, "orders");
}
