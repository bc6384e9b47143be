import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { isPublicTarget } from "../platform/http/public-target.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { presentWebhook, type WebhookRow } from "./present.server.ts";
import type { WebhookEvent } from "./rules/events.ts";
import { webhooks } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Change = { url?: string; events?: WebhookEvent[]; is_active?: boolean };

async function checkTarget(ctx: Ctx, url: string | undefined): Promise<void> {
  if (url === undefined || ctx.env.ALLOW_PRIVATE_TARGETS) {
    if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw refuse("webhooks.private_target");
    return;
  }
  if (!(await isPublicTarget(url))) throw refuse("webhooks.private_target");
}

export async function createWebhook(outer: StaffCtx, { url, events }: { url: string; events: WebhookEvent[] }) {
  await checkTarget(outer, url);
  return inTransaction(outer, async (ctx) => {
    const secret = `whsec_${randomBytes(24).toString("base64url")}`;
    const [row] = await ctx.db
      .insert(webhooks)
      .values({ url, events: [...new Set(events)], secret, createdAt: ctx.now() })
      .returning();
    await writeAudit(ctx, { action: "create", subject: "webhook", id: row!.id, label: url });
    return { ...presentWebhook(row!), secret };
  });
}

export async function updateWebhook(
  outer: StaffCtx,
  id: number,
  { url, events, is_active: isActive }: Change,
): Promise<WebhookRow> {
  await checkTarget(outer, url);
  return inTransaction(outer, async (ctx) => {
    const [before] = await ctx.db.select().from(webhooks).where(eq(webhooks.id, id)).for("update");
    if (!before) throw refuse("webhooks.not_found");
    const set = { url: url ?? before.url, events: events ?? before.events, isActive: isActive ?? before.isActive };
    const [row] = await ctx.db.update(webhooks).set(set).where(eq(webhooks.id, id)).returning();
    await writeAudit(ctx, { action: "update", subject: "webhook", id, label: row!.url });
    return row!;
  });
}

export const deleteWebhook = (outer: StaffCtx, { id }: { id: number }): Promise<null> =>
  inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db.delete(webhooks).where(eq(webhooks.id, id)).returning();
    if (!row) throw refuse("webhooks.not_found");
    await writeAudit(ctx, { action: "delete", subject: "webhook", id, label: row.url });
    return null;
  });
