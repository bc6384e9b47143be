import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { endOrder } from "./end-order.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { sendNoticesSoon } from "./notices.server.ts";
import type { OrderRow } from "./present.server.ts";
import { reviewAlarm } from "./stock-alarm.server.ts";

const isLapsed = (order: OrderRow, now: Date): boolean =>
  order.confirmBy !== null &&
  order.confirmBy <= now &&
  order.confirmedAt === null &&
  order.status === "processing" &&
  order.paymentStatus === "pending";

/** COD orders nobody confirmed in time, also those whose time ended while the program was down. */
export async function releaseUnconfirmed(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from orders where confirm_by <= ${ctx.now()} and confirm_by is not null and confirmed_at is null
      and status = 'processing' and payment_status = 'pending' order by confirm_by limit 1000`);
  let released = 0;
  for (const { id } of rows) {
    try {
      await inTransaction(ctx, async (inner) => {
        const order = await lockOrder(inner, id);
        if (!isLapsed(order, inner.now())) return;
        await endOrder(inner, order, "unconfirmed");
        released++;
      });
    } catch (error) {
      ctx.log.error({ err: String(error) }, "an unconfirmed order could not be released; the next sweep tries again");
    }
  }
  if (released > 0) sendNoticesSoon(ctx);
  return released;
}

export const releaseHolds = job<object>({
  name: "release-holds",
  schedule: "* * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    await releaseUnconfirmed(ctx);
    await reviewAlarm(ctx);
  },
});
