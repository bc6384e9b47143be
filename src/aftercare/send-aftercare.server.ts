import { randomBytes } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { senderOf } from "../messages/letters/letter.ts";
import { queueLetter } from "../messages/letters/queue-letter.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { aftercareLetters } from "./table.server.ts";
import { careLetter, type Owner, reviewLetter } from "./letters/aftercare-letters.ts";

const BATCH = 50;
/** Whoever switches it on does not write to everybody who ever bought. */
const LATE_DAYS = 30;
const TOKEN_BYTES = 18;

type Due = Owner & { id: string };

/** Delivered that long ago, paid and kept, to somebody who agreed; never twice. */
async function dueFor(ctx: Ctx, kind: "review" | "care", since: SQL): Promise<Due[]> {
  const { rows } = await ctx.db.execute<Due>(sql`
    select o.id, o.customer_email as email, o.customer_name as name, o.number as "orderNumber",
      array(select distinct i.rug_name from order_items i where i.order_id = o.id order by 1) as rugs
    from orders o
    where o.status = 'delivered' and o.customer_email <> '' and o.payment_status = 'paid'
      and (o.consents->>'marketing' = 'true' or o.consents->>'reviews' = 'true')
      and o.delivered_at <= ${ctx.now()}::timestamptz - ${since}
      and o.delivered_at > ${ctx.now()}::timestamptz - ${since} - make_interval(days => ${LATE_DAYS})
      and not exists (select from order_returns r where r.order_id = o.id and r.status <> 'refused')
      and not exists (select from refunds f where f.order_id = o.id)
      and not exists (select from aftercare_letters a where a.order_id = o.id and a.kind = ${kind})
    order by o.delivered_at limit ${BATCH} for update of o skip locked`);
  return rows;
}

async function write(outer: Ctx, kind: "review" | "care", since: SQL): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const due = await dueFor(ctx, kind, since);
    for (const { id, ...owner } of due) {
      const token = kind === "review" ? randomBytes(TOKEN_BYTES).toString("base64url") : null;
      await ctx.db.insert(aftercareLetters).values({ orderId: id, kind, token, sentAt: ctx.now() });
      await queueLetter(ctx, token ? reviewLetter(owner, token, senderOf(ctx)) : careLetter(owner, senderOf(ctx)));
    }
    return due.length;
  });
}

/** Every letter that is due, a few at a time. */
export async function sendAftercare(ctx: Ctx): Promise<number> {
  const { reviewInvitationDays: days, careReminderMonths: months } = ctx.settings().selling;
  let sent = 0;
  for (const [kind, since] of [
    ["review", days > 0 && sql`make_interval(days => ${days})`],
    ["care", months > 0 && sql`make_interval(months => ${months})`],
  ] as const) {
    if (!since) continue;
    for (;;) {
      const some = await write(ctx, kind, since);
      sent += some;
      if (some < BATCH) break;
    }
  }
  return sent;
}

export const aftercareJob = job<object>({
  name: "aftercare",
  schedule: "23 * * * *",
  run: async (ctx) => void (await sendAftercare(ctx)),
});
