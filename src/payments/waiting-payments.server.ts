import type { Ctx } from "../platform/ctx.server.ts";

export type WaitingPayments = { events: number; oldestSeconds: number; tasks: number; orders: number };

/** Money on its way: notices not worked through, payments that need a person, orders that nobody has paid yet. */
export async function waitingPayments({ pool }: Ctx): Promise<WaitingPayments> {
  const { rows } = await pool.query<WaitingPayments>(
    `select count(*)::int as events, coalesce(ceil(extract(epoch from now() - min(received_at))), 0)::int as "oldestSeconds",
      (select count(*)::int from payment_tasks where resolved_at is null) as tasks,
      (select count(*)::int from orders where payment_status = 'pending' and status = 'pending') as orders
    from bold_events where processed_at is null`,
  );
  return rows[0]!;
}
