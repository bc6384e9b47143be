import { asc, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { LETTER_STATUSES, type LetterStatus, type ToldStatus } from "./rules/status.ts";
import { refunds } from "./table.server.ts";

export type RefundRow = typeof refunds.$inferSelect;
export type OrderMoney = { received: number; refunded: number; told: ToldStatus; refunds: RefundRow[] };

type Sums = { id: string; received: number; refunded: number; told: ToldStatus };

/** What was paid, what of it went back, and what is told about it. The rule itself is told_payment_status(). */
export async function moneyOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, OrderMoney>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Sums>(sql`
    select o.id, money_received(o) as received, money_refunded(o) as refunded, told_payment_status(o) as told
    from orders o where o.id = any (${sql.param([...ids])}::uuid[])`);
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

export type Letters = { writesOn: LetterStatus[]; takeBackUntil: Date | null; takeBackRefund: number | null };

/** Which statuses would write to the customer if they were set now, and until when the last one can be taken back. */
export async function lettersOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Letters>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; sent: string[]; until: string | null; refund: number | null }>(sql`
    select o.id, array(select kind from order_notices n where n.order_id = o.id and n.handed_at is not null) as sent, t.until,
      (select max(split_part(kind, ':', 2)::int) from order_notices n
       where n.order_id = o.id and kind like 'refund:%' and handed_at is null and due_at > ${ctx.now()}) as refund
    from orders o left join order_take_backs t on t.order_id = o.id and t.until > ${ctx.now()}
    where o.id = any (${sql.param([...ids])}::uuid[])`);
  const letters = rows.map(({ id, sent, until, refund }): [string, Letters] => [
    id,
    {
      writesOn: LETTER_STATUSES.filter((kind) => !sent.includes(kind)),
      takeBackUntil: until ? new Date(until) : null,
      takeBackRefund: refund,
    },
  ]);
  return new Map(letters);
}
