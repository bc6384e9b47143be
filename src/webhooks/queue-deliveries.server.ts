import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { WebhookEvent } from "./rules/events.ts";
import { type EventBody, webhookDeliveries, webhooks } from "./table.server.ts";

export const DELIVER_JOB = { name: "deliver-webhooks" };

type Told = { event: WebhookEvent; data: () => EventBody["data"] };

/** Written in the caller's transaction: told only if what it tells of commits, and then until it arrives. */
export async function queueDeliveries(ctx: Ctx, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const hooks = await ctx.db
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(eq(webhooks.isActive, true));
  const now = ctx.now();
  const rows = told.flatMap(({ event, data }) => {
    const wanted = hooks.filter(({ events }) => events.includes(event));
    if (wanted.length === 0) return [];
    // One id for all addresses and all tries: a receiver knows a repeat by it.
    const body = { id: randomUUID(), type: event, created: now.toISOString(), data: data() };
    return wanted.map(({ id }) => ({ webhookId: id, event, body, dueAt: now, createdAt: now }));
  });
  if (rows.length === 0) return;
  await ctx.db.insert(webhookDeliveries).values(rows);
  await ctx.jobs.enqueue(ctx, DELIVER_JOB, {});
}
