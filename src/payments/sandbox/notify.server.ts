import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { GatewayCtx } from "../gateways/gateway.server.ts";
import { signatureOf } from "../gateways/signature.server.ts";
import { sandboxSecret } from "./sandbox-secret.server.ts";
import type { SandboxLink } from "./link-store.server.ts";

const SOURCES: Record<string, string> = {
  PSE: "/payments/pse/payments",
  NEQUI: "/payments/nequi",
  CREDIT_CARD: "/payments/links",
};

/** A notification in Bold's shape (its `time` in nanoseconds, `amount.total`, metadata.reference). */
export function eventOf(link: SandboxLink, type: string, paymentId: string, now: Date, change: { total?: number } = {}): object {
  const { amount, reference } = link.request;
  return {
    id: randomUUID(),
    type,
    subject: paymentId,
    source: SOURCES[link.payment_method ?? ""] ?? "/payments",
    spec_version: "1.0",
    time: Math.floor(now.getTime() / 1000) * 1e9,
    data: {
      payment_id: paymentId,
      merchant_id: "SANDBOX",
      created_at: now.toISOString(),
      amount: { currency: "COP", total: change.total ?? amount.total_amount, taxes: amount.taxes, tip: 0 },
      metadata: { reference },
      bold_code: type === "SALE_APPROVED" ? "B000" : "B001",
      payment_method: link.payment_method,
      integration: "LINK",
    },
    datacontenttype: "application/json",
  };
}

export async function queueEvent(ctx: GatewayCtx, linkId: string, event: object, dueAt: Date, repeats = 1): Promise<void> {
  for (let n = 0; n < repeats; n++) {
    await ctx.db.execute(sql`
      insert into bold_sandbox_events (id, link_id, body, due_at) values (${randomUUID()}, ${linkId}, ${JSON.stringify(event)}, ${dueAt})`);
  }
}

/** Sends what is due, signed, to the shop's own webhook; what is refused is tried again by the next sweep. */
export async function sendDue(ctx: GatewayCtx): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: string; body: string }>(sql`
    update bold_sandbox_events set tries = tries + 1, due_at = due_at + interval '1 minute' where id in (
      select id from bold_sandbox_events where sent_at is null and due_at <= ${ctx.now()} and tries < 6
      order by due_at limit 50 for update skip locked) returning id, body`);
  const secret = ctx.env.BOLD_SECRET_KEY ?? (await sandboxSecret(ctx));
  const { connection } = ctx.gateways.Bold;
  for (const { id, body } of rows) {
    const bytes = new TextEncoder().encode(body);
    const headers = { "content-type": "application/json", "x-bold-signature": signatureOf(bytes, secret) };
    const webhook = new URL("/api/payments/bold/webhook", connection.baseUrl).href;
    const response = await connection
      .fetch(webhook, { method: "POST", headers, body, signal: AbortSignal.timeout(connection.timeoutMs) })
      .catch(() => undefined);
    if (response?.ok) await ctx.db.execute(sql`update bold_sandbox_events set sent_at = now() where id = ${id}`);
  }
  return rows.length;
}
