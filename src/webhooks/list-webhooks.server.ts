import { count, desc, eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { type Paging, windowOf } from "../platform/http/paging.server.ts";
import type { DeliveryRow, WebhookRow } from "./present.server.ts";
import { webhookDeliveries, webhooks } from "./table.server.ts";
import { refuse } from "./texts.ts";

export async function listWebhooks(ctx: Ctx, query: Paging): Promise<{ rows: WebhookRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const [rows, totals] = await Promise.all([
    ctx.db.select().from(webhooks).orderBy(desc(webhooks.id)).limit(limit).offset(offset),
    ctx.db.select({ n: count() }).from(webhooks),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}

export async function listDeliveries(ctx: Ctx, id: number, query: Paging): Promise<{ rows: DeliveryRow[]; total: number }> {
  const [hook] = await ctx.db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id));
  if (!hook) throw refuse("webhooks.not_found");
  const { limit, offset } = windowOf(query);
  const mine = eq(webhookDeliveries.webhookId, id);
  const [rows, totals] = await Promise.all([
    ctx.db.select().from(webhookDeliveries).where(mine).orderBy(desc(webhookDeliveries.id)).limit(limit).offset(offset),
    ctx.db.select({ n: count() }).from(webhookDeliveries).where(mine),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}
