import { sql } from "drizzle-orm";
import { onlyCleanText } from "../platform/http/strip-bidi-controls.server.ts";
import type { BoldCtx } from "./bold/bold.server.ts";
import { boldEvent } from "./bold/bold-event.ts";
import { isSigned, secretOf } from "./bold/signature.server.ts";
import { refuse } from "./texts.ts";
import { eventQueue } from "./event-queue.server.ts";

/** Bold waits two seconds; what is not worked through by then is worked through after the answer. */
const PATIENCE_MS = 500;

/** Stores the signed event, then works on it. Once stored it cannot be lost: the sweep finds what was left. */
export async function receiveEvent(ctx: BoldCtx, body: Uint8Array, signature: string | undefined): Promise<{ received: true }> {
  const secret = await secretOf(ctx);
  if (secret === undefined || !isSigned(body, signature, secret)) throw refuse("payments.bad_signature");
  const read = boldEvent.safeParse(parse(body));
  if (!read.success) throw refuse("payments.bad_notification");
  const event = read.data;
  onlyCleanText(event);
  const reference = event.data.metadata?.reference ?? null;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into bold_events (event_id, type, payment_id, reference, body)
    values (${event.id}, ${event.type}, ${event.data.payment_id}, ${reference}, ${JSON.stringify(event)}::jsonb)
    on conflict (event_id) do nothing returning id`);
  if (rows[0]) {
    const { done, soon } = eventQueue.add(ctx, rows[0].id);
    if (soon) await atMost(PATIENCE_MS, done);
  }
  return { received: true };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** Waits for the work, but not longer. */
async function atMost(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise<void>((late) => (timer = setTimeout(late, ms)))]);
  clearTimeout(timer);
}
