import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { reasonOf } from "../platform/describe-error.ts";
import { job } from "../platform/jobs.server.ts";
import { LIMITS } from "../platform/time-limit.server.ts";
import type { DeliveryRow } from "./present.server.ts";
import { DELIVER_JOB } from "./queue-deliveries.server.ts";
import { nextTry } from "./rules/events.ts";
import { sendDelivery } from "./send-delivery.server.ts";
import { webhookDeliveries, webhooks } from "./table.server.ts";
import { refuse } from "./texts.ts";

const AT_ONCE = 8;

/** One that has failed for longer than an hour no longer holds the later ones back: it may be the only one refused. While it is tried again it does. */
const TRIES_IN_ORDER = 5;

/** Of each address the oldest that waits, when its turn has come: what happened first is told first. Nobody else takes it until well after the try is over. */
async function claim(ctx: Ctx, most: number): Promise<DeliveryRow[]> {
  const now = ctx.now();
  const lease = new Date(now.getTime() + 2 * LIMITS.webhook);
  const due = sql`select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.is_active
    where d.due_at <= ${now} and not exists (select from webhook_deliveries e where e.webhook_id = d.webhook_id and e.id < d.id
      and (e.tries <= ${TRIES_IN_ORDER} and e.due_at is not null or e.due_at <= ${lease}))
    order by d.due_at, d.id limit ${most} for update of d skip locked`;
  return ctx.db
    .update(webhookDeliveries)
    .set({ dueAt: lease, tries: sql`${webhookDeliveries.tries} + 1` })
    .where(sql`${webhookDeliveries.id} in (${due})`)
    .returning();
}

async function attempt(ctx: Ctx, row: DeliveryRow): Promise<void> {
  const [hook] = await ctx.db.select().from(webhooks).where(eq(webhooks.id, row.webhookId));
  if (!hook) return;
  let status: number | null = null;
  let problem = "";
  try {
    status = await sendDelivery(ctx, { url: hook.url, secret: hook.secret, body: JSON.stringify(row.body) });
    if (status < 200 || status > 299) problem = `The receiver answered ${status}`;
  } catch (error) {
    problem = reasonOf(error).slice(0, 300);
  }
  const now = ctx.now();
  const outcome = problem ? { dueAt: nextTry(row.tries, now) ?? null } : { dueAt: null, deliveredAt: now };
  // Staff may have sent it again meanwhile: then that try says how it went.
  const stillClaimed = and(eq(webhookDeliveries.id, row.id), eq(webhookDeliveries.dueAt, row.dueAt!));
  await ctx.db
    .update(webhookDeliveries)
    .set({ status, problem, ...outcome })
    .where(stillClaimed);
}

/** One slow receiver does not delay what waits for the others. */
export async function deliverWebhooks(ctx: Ctx): Promise<void> {
  const active = new Set<Promise<void>>();
  for (;;) {
    for (const row of active.size < AT_ONCE ? await claim(ctx, AT_ONCE - active.size) : []) {
      const trying = attempt(ctx, row).finally(() => active.delete(trying));
      active.add(trying);
    }
    if (active.size === 0) return;
    await Promise.race(active);
  }
}

export const deliverWebhooksJob = job<object>({
  ...DELIVER_JOB,
  schedule: "* * * * *",
  retryLimit: 0,
  run: deliverWebhooks,
});

/** Staff send one again, also one that had arrived or was given up. */
export async function resendDelivery(ctx: Ctx, ids: { id: number; deliveryId: number }): Promise<DeliveryRow> {
  const mine = and(eq(webhookDeliveries.id, ids.deliveryId), eq(webhookDeliveries.webhookId, ids.id));
  const [row] = await ctx.db
    .update(webhookDeliveries)
    .set({ dueAt: ctx.now(), tries: 0, deliveredAt: null, status: null, problem: "" })
    .where(mine)
    .returning();
  if (!row) throw refuse("webhooks.delivery_not_found");
  await ctx.jobs.enqueue(ctx, DELIVER_JOB, {});
  return row;
}
