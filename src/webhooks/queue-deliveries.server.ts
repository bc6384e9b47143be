import { randomUUID } from "node:crypto";
import { and, arrayContains, eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { WebhookEvent } from "./rules/events.ts";
import { type EventBody, webhookDeliveries, webhooks } from "./table.server.ts";

export const DELIVER_JOB = { name: "deliver-webhooks" };

/** Written in the caller's transaction: told only if what it tells of commits, and then until it arrives. */
export async function queueDeliveries(ctx: Ctx, event: WebhookEvent, data: EventBody["data"]): Promise<void> {
  const wanted = and(eq(webhooks.isActive, true), arrayContains(webhooks.events, [event]));
  const hooks = await ctx.db.select({ id: webhooks.id }).from(webhooks).where(wanted);
  if (hooks.length === 0) return;
  const now = ctx.now();
  // One id for all addresses and all tries: a receiver knows a repeat by it.
  const body = { id: randomUUID(), type: event, created: now.toISOString(), data };
  const rows = hooks.map(({ id }) => ({ webhookId: id, event, body, dueAt: now, createdAt: now }));
  await ctx.db.insert(webhookDeliveries).values(rows);
  await ctx.jobs.enqueue(ctx, DELIVER_JOB, {});
}
