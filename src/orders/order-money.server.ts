import { asc, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { LETTER_STATUSES, type LetterStatus, type ToldStatus } from "./rules/status.ts";
import { refunds } from "./table.server.ts";

export type RefundRow = typeof refunds.$inferSelect;
export type OrderMoney = { received: number; refunded: number; told: ToldStatus; refunds: RefundRow[] };

type Sums = { id: string; received: number; refunded: number; told: ToldStatus };

/** What was paid, what of it went back, and what is told about it, for many orders in one look. */
export async function moneyOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, OrderMoney>> {
  if (ids.length === 0) return new Map();
  const these = sql`any (${sql.param([...ids])}::uuid[])`;
  const { rows } = await ctx.db.execute<Sums>(sql`
    select id, received, refunded, told_status(payment_status, total, received, refunded) as told
    from (
      select o.id, o.payment_status, o.total, received_of(p.amount, o.payment_status, o.total) as received,
        coalesce(r.amount, 0)::bigint as refunded
      from orders o
        left join (select order_id, sum(amount) as amount from payments where order_id = ${these} group by 1) p on p.order_id = o.id
        left join (select order_id, sum(amount) as amount from refunds where order_id = ${these} group by 1) r on r.order_id = o.id
      where o.id = ${these}) sums`);
  const some = rows.some(({ refunded }) => refunded > 0)
    ? await ctx.db
        .select()
        .from(refunds)
        .where(inArray(refunds.orderId, [...ids]))
        .orderBy(asc(refunds.id))
    : [];
  const byOrder = Map.groupBy(some, (refund) => refund.orderId);
  return new Map(rows.map(({ id, ...sums }) => [id, { ...sums, refunds: byOrder.get(id) ?? [] }]));
}

export type Letters = {
  writesOn: LetterStatus[];
  takeBackUntil: Date | null;
  takeBackRefund: number | null;
  takeBackShipment: number | null;
};

/** Which statuses would write to the customer if they were set now, and until when the last one can be taken back. */
export async function lettersOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Letters>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{
    id: string;
    sent: string[];
    until: string | null;
    refund: number | null;
    shipment: number | null;
  }>(sql`
    select o.id, array(select kind from order_notices n where n.order_id = o.id and n.handed_at is not null) as sent, t.until,
      (select max(split_part(kind, ':', 2)::int) from order_notices n
       where n.order_id = o.id and kind like 'refund:%' and handed_at is null and due_at > ${ctx.now()}) as refund,
      (select max(split_part(kind, ':', 2)::int) from order_notices n
       where n.order_id = o.id and kind like 'shipment:%' and handed_at is null and due_at > ${ctx.now()}) as shipment
    from orders o left join order_take_backs t on t.order_id = o.id and t.until > ${ctx.now()}
    where o.id = any (${sql.param([...ids])}::uuid[])`);
  const letters = rows.map(({ id, sent, until, refund, shipment }): [string, Letters] => [
    id,
    {
      writesOn: LETTER_STATUSES.filter((kind) => !sent.includes(kind)),
      takeBackUntil: until ? new Date(until) : null,
      takeBackRefund: refund,
      takeBackShipment: shipment,
    },
  ]);
  return new Map(letters);
}
