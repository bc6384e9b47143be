import { sql } from "drizzle-orm";
import { onlyCleanText } from "../platform/http/strip-bidi-controls.server.ts";
import type { GatewayCtx, PaymentGateway } from "./gateways/gateway.server.ts";
import { eventQueue } from "./event-queue.server.ts";

/** Bold waits two seconds; what is not worked through by then is worked through after the answer. */
const PATIENCE_MS = 500;

/** Stores the signed event, then works on it. Once stored it cannot be lost: the sweep finds what was left. */
export async function receiveEvent(
  ctx: GatewayCtx,
  gateway: PaymentGateway,
  body: Uint8Array,
  header: (name: string) => string | undefined,
): Promise<{ received: true }> {
  const { id, type, paymentId, reference, event } = await gateway.readNotification(ctx, body, header);
  onlyCleanText(event);
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into bold_events (event_id, type, payment_id, reference, body)
    values (${id}, ${type}, ${paymentId}, ${reference}, ${JSON.stringify(event)}::jsonb)
    on conflict (event_id) do nothing returning id`);
  if (rows[0]) {
    const { done, soon } = eventQueue.add(ctx, rows[0].id);
    if (soon) await atMost(PATIENCE_MS, done);
  }
  return { received: true };
}

/** Waits for the work, but not longer. */
async function atMost(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise<void>((late) => (timer = setTimeout(late, ms)))]);
  clearTimeout(timer);
}
