import { and, isNull, sql } from "drizzle-orm";
import { senderOf } from "../messages/letters/letter.ts";
import { queueLetter } from "../messages/letters/queue-letter.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import type { StockAlarm } from "./admin/stock-alarm-contract.ts";
import { stockAlarmLetter } from "./letters/stock-alarm-letter.ts";
import { stockAlarms } from "./table.server.ts";

export async function readAlarm(ctx: Ctx): Promise<StockAlarm | null> {
  const [row] = await ctx.db.select().from(stockAlarms).where(isNull(stockAlarms.endedAt));
  if (!row) return null;
  return { since: row.startedAt.toISOString(), held: row.held, units: row.units, confirm_minutes: ctx.env.COD_CONFIRM_MINUTES };
}

/** One letter for an alarm, however many orders it is about and however many copies see it. */
export const tellAlarm = (outer: Ctx): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db
      .update(stockAlarms)
      .set({ toldAt: ctx.now() })
      .where(and(isNull(stockAlarms.endedAt), isNull(stockAlarms.toldAt)))
      .returning();
    if (!row) return;
    const { COD_CONFIRM_MINUTES: minutes } = ctx.env;
    await queueLetter(ctx, stockAlarmLetter({ held: row.held, units: row.units, minutes }, senderOf(ctx)));
  });

/** An alarm stays until a whole hour has passed without too much being held: it must not come and go. */
export async function reviewAlarm(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const { stockAlarmPercent: percent, unitsPerOrder: most } = ctx.settings().selling;
  await ctx.db.execute(sql`
    with counted as (
      select held, held + units_on_shelf() as units from (
        select coalesce(sum(units), 0)::bigint as held from orders
        where created_at > ${now}::timestamptz - interval '1 hour' and payment_status = 'pending'
          and status in ('pending', 'processing') and confirmed_by is distinct from 'staff') h
      where exists (select from stock_alarms where ended_at is null)
    ), judged as (select *, held > greatest(units * ${percent} / 100, ${most}) as over from counted)
    update stock_alarms a set
      last_over_at = case when j.over then ${now} else a.last_over_at end,
      held = case when j.over then j.held else a.held end,
      units = case when j.over then j.units else a.units end,
      ended_at = case when not j.over and a.last_over_at <= ${now}::timestamptz - interval '1 hour' then ${now}::timestamptz end
    from judged j where a.ended_at is null`);
  await tellAlarm(ctx);
}
