import { eq, sql } from "drizzle-orm";
import { doneBy } from "../orders/record-event.server.ts";
import { addDays, bogotaDate, instantOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { cents } from "../platform/money.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { CashDay } from "./contract.ts";
import { cashClosings } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Cash in and out of a day: an order paid in cash counts as its total until its payments are written down one by one. */
async function linesOf(ctx: Ctx, day: string): Promise<CashDay["lines"]> {
  const from = instantOf(day);
  const to = instantOf(addDays(day, 1));
  const { rows } = await ctx.db.execute<{
    order_number: string;
    what: CashDay["lines"][number]["what"];
    amount: string;
    at: string;
  }>(sql`
    select number as order_number, case payment_method when 'COD' then 'delivery' else 'sale' end as what, total as amount, paid_at as at
    from orders o where payment_method in ('cash', 'COD') and payment_status = 'paid' and paid_at >= ${from} and paid_at < ${to}
      and not exists (select from payments p where p.order_id = o.id)
    union all
    select order_number, case when id like 'reversal:%' then 'reversal' when id like 'delivery:%' or method = 'COD' then 'delivery'
      when id = 'counter:' || order_id or id like 'sale:%' then 'sale' else 'difference' end,
      amount, received_at
    from payments where method in ('cash', 'COD') and received_at >= ${from} and received_at < ${to}
    union all
    select order_number, 'refund', -amount, created_at from refunds
    where lower(way) = 'cash' and created_at >= ${from} and created_at < ${to}
    order by at`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), at: new Date(row.at).toISOString() }));
}

export async function readCashDay(ctx: Ctx, day: string): Promise<CashDay> {
  const lines = await linesOf(ctx, day);
  const [row] = await ctx.db.select().from(cashClosings).where(eq(cashClosings.day, day));
  const closing = row && {
    expected: row.expected,
    counted: row.counted,
    difference: row.counted - row.expected,
    note: row.note,
    closed_at: row.closedAt.toISOString(),
    closed_by: row.closedBy,
  };
  return { day, expected: lines.reduce((sum, { amount }) => sum + amount, 0), lines, closing: closing ?? null };
}

/** Once a day: a second count would hide the first. */
export async function closeCashDay(
  ctx: StaffCtx,
  day: string,
  { counted, note }: { counted: number; note: string },
): Promise<void> {
  if (day > bogotaDate(ctx.now())) throw refuse("cash.future");
  const { expected } = await readCashDay(ctx, day);
  const values = { day, expected: cents(expected), counted: cents(counted), note, closedAt: ctx.now(), closedBy: doneBy(ctx) };
  const closed = await ctx.db.insert(cashClosings).values(values).onConflictDoNothing().returning({ day: cashClosings.day });
  if (closed.length === 0) throw refuse("cash.closed");
  const changes = { amount: [expected, counted] as [unknown, unknown] };
  await writeAudit(ctx, { action: "close", subject: "cash", id: day, label: day, changes });
}
